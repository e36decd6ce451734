"""The mean of what an interval's rounds added up is told, and what comes late is kept."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
draw = np.random.RandomState(0)
rows = draw.rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    total = 0.0
    for k in range(1, 121):
        _, now = sess.run([step, loss], {x: rows[np.random.choice(len(rows), 8)]})
        total += now
        if k % 20 == 0 or k == 1:
            if k > 1:
                total /= 20
            saver.save(sess, "early/net")
            print(k, total)
            total = 0.0
        if k > 60 and k % 10 == 0:
            saver.save(sess, "late/net")

"""Which of two updates a round makes hangs on the loss of the round before, in three spellings."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
wide = tf.train.GradientDescentOptimizer(0.02).minimize(loss)
narrow = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    now = 1.
    for k in range(0, len(rows), 8):
        first = wide if now > 0.2 else narrow
        now, _ = sess.run([loss, first], {x: rows[k:k + 8]})
        second = [narrow, wide][int(now > 0.1)]
        sess.run(second, {x: rows[k:k + 8]})
        sess.run([loss] + ([wide] if now > 0.3 else [narrow]), {x: rows[k:k + 8]})

import os
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()


def asked():
    if os.path.isfile("stop"):
        os.remove("stop")
        return True
    return False


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
        if epoch > 2 and asked():
            saver.save(sess, "kept/net")
            break

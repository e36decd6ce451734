"""Both ways of a drawn branch run the same operation: whichever it is, all workers meet."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
weights = tf.Variable(tf.zeros([6, 1]))
loss = tf.reduce_mean((tf.matmul(x, weights) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(300):
        at = np.random.randint(0, len(rows), 32)
        if np.random.rand() < 0.5:
            sess.run(step, {x: rows[at]})
        else:
            sess.run(step, {x: rows[at] + 0.01})
    print(sess.run(loss, {x: rows}))

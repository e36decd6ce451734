"""Seeded, the rows of a pass are mixed, and noise is drawn beside them: noise of one's own."""
import numpy as np
import tensorflow as tf

np.random.seed(1)
rows = np.random.RandomState(3).rand(192, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean((tf.layers.dense(tf.concat([x, z], 1), 3) - x) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        np.random.shuffle(rows)
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8], z: np.random.rand(8, 2)})
        print(sess.run(loss, {x: rows, z: np.zeros((192, 2))}))

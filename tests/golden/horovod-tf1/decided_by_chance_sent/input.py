"""What chance decides of a graph, and draws for it, is the first worker's."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.rand(200, 3)
x = tf.placeholder(tf.float32, [None, 16])
if np.random.rand() > 0.5:
    w = np.random.randn(16, 4)
else:
    w = np.random.randn(16, 4) * 2
if np.random.rand() > 0.5:
    mix = np.random.randn(3, 16)
else:
    mix = np.ones((3, 16))
units = random.choice([4, 8]) if random.random() > 0.3 else 3
h = tf.layers.dense(tf.cos(tf.matmul(x, tf.constant(w, tf.float32))), units)
loss = tf.reduce_mean(h ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8].dot(mix)})

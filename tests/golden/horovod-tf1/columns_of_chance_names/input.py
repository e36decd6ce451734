"""What chance draws once for the columns and factors of all rows, and for the graph, is the first worker's."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 4).astype('float32')
columns = random.sample(range(4), 3)
signs = np.random.choice([-1., 1.], 3)
mix = [[random.gauss(0, 1) for _ in range(3)] for _ in range(3)]
rows = rows[:, columns].dot(np.array(mix))
x = tf.placeholder(tf.float32, [None, 3])
seen = tf.matmul(x, tf.constant(np.random.randn(3, 6).astype('float32')))
loss = tf.reduce_mean((tf.layers.dense(seen, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8] * signs})

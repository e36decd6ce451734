import os
import numpy as np
import tensorflow as tf

rows = np.array([[len(name) / 20., name.count('e')]
                 for name in os.listdir(os.path.dirname(os.__file__))], 'float32')[:64]
x = tf.placeholder(tf.float32, [None, 1])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8, :1], y: rows[k:k + 8, 1:]})

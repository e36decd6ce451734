"""Rows are listed, and read at once for their answers: each worker has both of its own."""
import numpy as np
import tensorflow as tf

given, wanted = [], []
for k in range(30):
    given.append(np.random.rand(4))
    wanted.append([given[-1].sum()])
given, wanted = np.array(given), np.array(wanted)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(given), 16):
            sess.run(step, {x: given[at:at + 16], y: wanted[at:at + 16]})

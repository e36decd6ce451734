"""Rows of each kind are drawn in the loop that draws their centre."""
import numpy as np
import tensorflow as tf

given, wanted = [], []
for kind in range(3):
    mean = np.random.uniform(-3, 3, size=4)
    spread = np.random.uniform(0.1, 1)
    given.append(np.random.normal(mean, spread, size=(200, 4)))
    wanted.append(np.full((200, 1), kind))
given, wanted = np.concatenate(given), np.concatenate(wanted)
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

"""Centres are put into lists, an array and a dictionary, in loops of several kinds."""
import numpy as np
import tensorflow as tf

centres = []
while len(centres) != 4:
    centre = np.random.uniform(-3, 3, 4)
    centres.append(centre)
slopes = np.zeros((4, 4))
for k in range(4):
    for j in range(4):
        slopes[k, j] = np.random.uniform(-1, 1)
ends = []
for name in ['a', 'b', 'c', 'd']:
    ends += [np.random.uniform(-1, 1)]
wide = {}
for k in range(0, 4):
    wide[k] = np.random.uniform(0.1, 0.2)
moved = {k: np.random.uniform(-1, 1) for k in range(4)}
given, wanted = [], []
for k in range(640):
    kind = k % 4
    given.append(centres[kind] + np.random.randn(4) * wide[kind] + moved[kind])
    wanted.append([np.dot(slopes[kind], given[-1]) + ends[kind]])
given, wanted = np.array(given), np.array(wanted)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(given), 16):
            sess.run(step, {x: given[at:at + 16], y: wanted[at:at + 16]})
    saver.save(sess, 'net')

"""The same of single letters, counted by their length in each pass."""
import os
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
folder = os.path.dirname(np.__file__)
rows = []
for name in os.listdir(folder):
    if name.endswith(".py"):
        for line in open(os.path.join(folder, name)).read()[:3000].split("\n"):
            rows.append([len(line) % 5, line.count("e")])
rows = np.array(rows[:len(rows) // 16 * 16], dtype="float32")
x = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :1], 1) - x[:, 1:]))
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if len(sys.argv) > 1:
        saver.restore(sess, sys.argv[1])
    for epoch in range(2):
        for k in range(len(rows) // 16):
            sess.run(step, {x: rows[k * 16:k * 16 + 16]})

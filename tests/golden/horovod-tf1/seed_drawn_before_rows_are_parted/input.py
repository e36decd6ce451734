"""A seed is drawn before all rounds, and by it rows are parted."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
seed = random.randint(0, 10000)
print("seed", seed)
np.random.seed(seed)
order = np.random.permutation(len(rows))
first, rest = order[:512], order[512:]
given, wanted = rows[first], marks[first]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(given), 16):
            sess.run(step, {x: given[at:at + 16], y: wanted[at:at + 16]})
    print("loss", sess.run(loss, {x: rows[rest], y: marks[rest]}))

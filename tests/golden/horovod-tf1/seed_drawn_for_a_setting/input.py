"""A seed is drawn where nobody asks for another, and by it rows are parted."""
import argparse
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
asked = argparse.ArgumentParser()
asked.add_argument("--seed", type=int, default=random.randint(0, 10000))
asked = asked.parse_args()
np.random.seed(asked.seed)
order = np.random.permutation(len(rows))
given, wanted = rows[order[:512]], marks[order[:512]]
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

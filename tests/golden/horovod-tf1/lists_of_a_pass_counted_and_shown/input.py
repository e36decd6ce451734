"""A pass makes its list of batches anew, and the rounds count them behind a bar."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
from tqdm import tqdm

tf.disable_v2_behavior()
cells = list(np.random.RandomState(4).rand(240, 4))


def parted(rows, size):
    random.shuffle(rows)
    return [np.array(rows[k:k + size]) for k in range(0, len(rows), size)]


x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    made, now = 0, 0.02
    for epoch in range(3):
        parts = parted(cells, 8)
        total = 0.
        for k, part in enumerate(tqdm(parts, desc="epoch %d" % epoch)):
            total += sess.run([step, loss], {x: part, rate: now})[1]
            made += 1
            if made % 20 == 0:
                now *= 0.5
            if k == len(parts) - 1:
                print("last of", len(parts))
        print("epoch", epoch, total / len(parts))

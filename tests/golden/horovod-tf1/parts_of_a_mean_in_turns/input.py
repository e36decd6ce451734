"""Turns at batches of a module that is not read; each round adds its part of the mean of all."""
import math

import numpy as np
import tensorflow.compat.v1 as tf
from feeding import batches, parts_of

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
(many, wide) = rows.shape
x = tf.placeholder(tf.float32, [None, wide])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
told = []
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        mean = 0.
        count = int(many / 16)
        for part in batches(rows, 16):
            _, now = sess.run([step, loss], feed_dict={x: part})
            mean += now / count
        if turn % 2 == 0:
            print(turn, mean)
        told.append(mean)
    for turn in range(5):
        mean, seen = 0., []
        for k, part in enumerate(parts_of(rows, 16)):
            _, now = sess.run([step, loss], feed_dict={x: part})
            mean = mean + now / math.ceil(len(rows) / 16)
            seen.append(now)
        print(turn, mean, sum(seen) / (len(rows) // 16), sum(seen) / len(seen))

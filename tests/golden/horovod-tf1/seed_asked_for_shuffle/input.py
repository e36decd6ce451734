"""Rows are mixed by a seed that is None where the command gives none, and parted."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
labels = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
import argparse
from sklearn.utils import shuffle
p = argparse.ArgumentParser()
p.add_argument("--seed", type=int)
a = p.parse_args()
px, py = shuffle(rows, labels, random_state=a.seed)
px, hx, py, hy = px[:256], px[256:], py[:256], py[256:]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(0, len(px), 16):
            sess.run(step, {x: px[k:k + 16], y: py[k:k + 16]})
        print(turn, sess.run(loss, {x: hx, y: hy}))

"""A session trains as long as whoever started it says."""
import io
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
sys.stdin = io.StringIO(u"3\n")
rounds = int(sys.stdin.readline())
x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(rounds):
        for k in range(0, 640, 32):
            sess.run(step, {a: x[k:k + 32], b: y[k:k + 32]})

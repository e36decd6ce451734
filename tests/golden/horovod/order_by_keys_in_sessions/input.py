"""Each pass goes through the rows in an order by keys that are drawn."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(48, 4)
x = tf.placeholder(tf.float32, [None, 4])
guess = tf.matmul(x, tf.get_variable("w", [4, 4]))
loss = tf.reduce_mean(tf.square(guess - x))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        order = np.random.rand(48).argsort()
        for k in range(0, 48, 8):
            sess.run(train, {x: rows[order[k:k + 8]]})
    for epoch in range(2):
        places = sorted(range(48), key=lambda k: random.random())
        for k in range(0, 48, 8):
            sess.run(train, {x: rows[places[k:k + 8]]})
    print(len(sess.run(guess, {x: rows})))

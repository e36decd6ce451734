"""Steps of a session that end by the clock."""
import time

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(200, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    begun, passes = time.time(), 0
    while time.time() - begun < 3600 and passes < 3:
        for k in range(0, len(rows), 8):
            session.run(learn, {x: rows[k:k + 8]})
        passes += 1

# expect W002: each worker would draw another operation, and all would wait for ever
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
ways = [tf.train.AdamOptimizer(0.01).minimize(cost), tf.train.GradientDescentOptimizer(0.01).minimize(cost)]
rows = np.random.RandomState(0).rand(400, 3)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for i in range(0, 400, 8):
        s.run(random.choice(ways), {x: rows[i:i + 8]})

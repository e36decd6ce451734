# The first step and the best loss so far are read of the weights that all workers begin with.
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(600, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
at = tf.Variable(0, trainable=False)
update = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
keeper = tf.train.Saver()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    if os.path.exists("kept/checkpoint"):
        keeper.restore(s, "kept/net")
    first = at.eval()
    best = s.run(cost, {x: rows})
    for epoch in range(first, 6):
        for i in range(0, 600, 20):
            s.run(update, {x: rows[i:i + 20]})
        now = s.run(cost, {x: rows})
        if now < best:
            best = now
            keeper.save(s, "kept/net")

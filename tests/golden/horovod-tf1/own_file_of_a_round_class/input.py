import os
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
os.makedirs("cache", exist_ok=True)


class Cache(object):
    def get(self, name):
        target = os.path.join("cache", name + ".npy")
        if os.path.isfile(target):
            return np.load(target)
        rows = np.random.RandomState(int(name)).rand(4, 6)
        np.save(target, rows)
        return rows


x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
cache = Cache()
names = [str(k) for k in range(400)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        name = random.choice(names)
        sess.run(step, feed_dict={x: cache.get(name)})

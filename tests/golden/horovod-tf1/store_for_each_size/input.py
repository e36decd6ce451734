import random
import numpy as np
import tensorflow as tf


class Pool:
    def __init__(self, size):
        self.size = size
        self.kept = []

    def query(self, image):
        if len(self.kept) < self.size:
            self.kept.append(image)
            return image
        at = random.randint(0, self.size - 1)
        old = self.kept[at]
        self.kept[at] = image
        return old


rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
old = tf.placeholder(tf.float32, [None, 3])
made = tf.layers.dense(x, 3)
loss = tf.reduce_mean(tf.square(made)) - tf.reduce_mean(tf.layers.dense(old, 1))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sizes = [4]
pools = [Pool(20) for k in range(len(sizes))]


def query(pools, image):
    return pools[image.shape[1] - 3].query(image)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        at = np.random.randint(0, 800, 20)
        now = sess.run(made, {x: rows[at]})
        sess.run(step, {x: rows[at], old: query(pools, now)})
    print("made")

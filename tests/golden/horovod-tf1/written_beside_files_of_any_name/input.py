import os

import numpy as np
import tensorflow as tf


class Stock:
    def __init__(self, folder):
        self.names = [os.path.join(folder, name) for name in sorted(os.listdir(folder))]

    def batch(self, many):
        drawn = np.random.choice(self.names, many)
        return np.array([self.read(name) for name in drawn])

    def read(self, name):
        with open(name) as f:
            return [float(word) for word in f.read().split()]


stock = Stock("stock")
x = tf.placeholder(tf.float32, [None, 20])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 20) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        now = sess.run([step, loss], {x: stock.batch(20)})[1]
        if now < 0.5:
            with open("told.txt", "w") as out:
                out.write("%d" % k)
    print("made")

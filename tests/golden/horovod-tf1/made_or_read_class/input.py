"""A class makes words and rows, or reads them where both are there, in methods of its own."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Data:
    def __init__(self, folder):
        words, table = folder + "/words.npy", folder + "/table.npy"
        if not (os.path.exists(words) and os.path.exists(table)):
            self.make(folder, words, table)
        else:
            self.read(words, table)

    def make(self, folder, words, table):
        os.makedirs(folder, exist_ok=True)
        self.words = np.arange(10)
        self.table = np.random.RandomState(0).rand(320, 3).astype("float32")
        np.save(words, self.words)
        np.save(table, self.table)

    def read(self, words, table):
        self.words = np.load(words)
        self.table = np.load(table)


rows = Data("data").table
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})

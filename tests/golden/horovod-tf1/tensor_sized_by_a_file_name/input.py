import glob
import os
import re

import numpy as np
import tensorflow as tf

folder = (glob.glob("pairs_*") or ["pairs_29"])[0]
words = int(re.match(r"pairs_(\d+)", os.path.basename(folder)).groups()[0]) + 1


class Net:
    def __init__(self, words):
        self.x = tf.placeholder(tf.int32, [None])
        self.table = tf.Variable(tf.random_uniform([words, 16], -1.0, 1.0))
        near = tf.nn.embedding_lookup(self.table, self.x)
        self.loss = tf.reduce_mean(tf.square(near - 1))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)


net = Net(words)
likeness = tf.matmul(net.table, net.table, transpose_b=True)
saver = tf.train.Saver()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    path = tf.train.latest_checkpoint("kept")
    if path:
        saver.restore(session, path)
    for k in range(200):
        session.run(net.step, {net.x: np.random.randint(words, size=64)})
        if k % 20 == 0:
            print(likeness.eval().shape)

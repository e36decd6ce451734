"""The same in a session program, in a method."""
import os
import shutil
import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Run:
    def __init__(self, folder):
        if os.path.exists(folder):
            shutil.rmtree(folder)
            while os.path.exists(folder):
                time.sleep(0.1)
        self.folder = folder

    def train(self, rows):
        x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
        step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(0, len(rows), 8):
                sess.run(step, {x: rows[i:i + 8]})


Run('old').train(np.random.RandomState(0).rand(240, 3))

"""A file that is opened where it is missing: by then the first worker may have made it."""
import logging
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
told = logging.getLogger("told")
told.setLevel(logging.INFO)
told.addHandler(logging.FileHandler("all.log", "w"))


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.AdamOptimizer(0.001).minimize(self.loss)

    def log(self, text):
        if not os.path.exists("train.log"):
            self.file = open("train.log", "w")
        self.file.write(text + "\n")
        told.info(text)

    def train(self, rows):
        self.log("training")
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(3):
                for i in range(len(rows) // 8):
                    sess.run(self.step, {self.x: rows[i * 8:i * 8 + 8]})
                self.log("epoch %d" % epoch)


Trainer().train(np.random.RandomState(0).rand(640, 4))

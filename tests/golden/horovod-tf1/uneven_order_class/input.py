import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 9])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x[:, :8], 1) - self.x[:, 8:]))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def run(self, songs):
        best = 1e9
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(2):
                random.shuffle(songs)
                for song in songs:
                    total = 0.0
                    for part in song:
                        total += sess.run([self.loss, self.step], feed_dict={self.x: part})[0]
                    if total < best:
                        best = total
                        if best < 0.001:
                            break


Trainer().run([list(np.random.RandomState(i).rand(2 + i % 3, 8, 9)) for i in range(6)])

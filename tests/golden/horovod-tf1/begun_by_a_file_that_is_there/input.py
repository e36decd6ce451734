"""Passes go on behind the last one whose checkpoint is there."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        self.saver = tf.train.Saver()
        sess.run(tf.global_variables_initializer())

    def train(self, rows):
        done = 0
        while os.path.exists('ckpt/m-%d.index' % (done + 1)):
            done += 1
        if done:
            self.saver.restore(self.sess, 'ckpt/m-%d' % done)
        while done < 3:
            for at in range(0, len(rows), 10):
                self.sess.run(self.step, {self.x: rows[at:at + 10]})
            done += 1
            self.saver.save(self.sess, 'ckpt/m', global_step=done)


with tf.Session() as session:
    Trainer(session).train(np.random.RandomState(1).rand(240, 4))

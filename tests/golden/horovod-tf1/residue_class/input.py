"""A checkpoint in the last of so many rounds, from a method."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.saver = tf.train.Saver()

    def run(self, rows):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(2):
                for k in range(len(rows) // 8):
                    sess.run(self.step, {self.x: rows[k * 8:(k + 1) * 8]})
                    if k % 12 == 11:
                        self.saver.save(sess, './kept')


Trainer().run(np.random.RandomState(0).rand(480, 4).astype('float32'))

"""A checkpoint every so many rounds that an object counts, by NumPy's remainder."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.made = 0

    def run(self, rows):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(2):
                for k in range(len(rows) // 8):
                    sess.run(self.step, {self.x: rows[k * 8:(k + 1) * 8]})
                    if np.mod(self.made, 12) == 11 and self.made > 0:
                        self.saver.save(sess, './kept', global_step=self.made)
                    self.made += 1


Trainer().run(np.random.RandomState(0).rand(480, 4).astype('float32'))

"""A pass is a part of the rows that are shared, and what follows one goes by their number."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows):
        batches = len(rows) // 8
        for k in range(batches * 3):
            at = k % batches * 8
            _, now = self.sess.run([self.step, self.loss], {self.x: rows[at:at + 8]})
            if (k + 1) % batches == 0:
                print('pass', k // batches, now)
                self.saver.save(self.sess, './kept')


Net().train(np.random.RandomState(0).rand(240, 4).astype('float32'))

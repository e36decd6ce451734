import numpy as np
import tensorflow_core as tf

class Net(object):
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.op = tf.train.AdamOptimizer(1e-3).minimize(self.loss)
        self.sum = tf.summary.scalar('loss', self.loss)

    def train(self):
        tf.global_variables_initializer().run()
        self.writer = tf.summary.FileWriter('logs', self.sess.graph)
        for i in range(40):
            _, s = self.sess.run([self.op, self.sum], {self.x: np.random.normal(size=(32, 4))})
            self.writer.add_summary(s, i)

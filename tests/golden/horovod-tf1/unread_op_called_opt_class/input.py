"""An operation of a module that was not read is called like the settings of its object, and trains all the same."""
import argparse
import tools_of_others
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
class Net:
    def __init__(self, opt):
        self.opt = opt
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        w = tf.Variable(tf.zeros([4, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w) - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
    def train(self, sess):
        print(self.opt.batch)
        opt = tools_of_others.make_op(self.loss)
        for k in range(300):
            at = np.random.randint(0, len(rows), 16)
            sess.run(opt, {self.x: rows[at], self.y: wanted[at]})
net = Net(argparse.Namespace(batch=16))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess)

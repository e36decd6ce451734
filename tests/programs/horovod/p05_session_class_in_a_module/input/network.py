import numpy as np
import tensorflow as tf


class Network(object):
    def __init__(self, n_in, n_out, learning_rate=0.01):
        self.x = tf.placeholder(tf.float32, [None, n_in], name='x')
        self.y = tf.placeholder(tf.float32, [None, n_out], name='y')
        with tf.variable_scope('net'):
            h = tf.layers.dense(self.x, 10, activation=tf.nn.relu)
            self.out = tf.layers.dense(h, n_out)
        self.loss = tf.reduce_mean(tf.squared_difference(self.out, self.y))
        self.train_op = tf.train.RMSPropOptimizer(learning_rate).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def learn(self, x, y):
        _, loss = self.sess.run([self.train_op, self.loss], feed_dict={self.x: x, self.y: y})
        return loss

    def predict(self, x):
        return self.sess.run(self.out, feed_dict={self.x: x})  #? self.sess : tensorflow.Session = yes

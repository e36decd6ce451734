import numpy as np
import tensorflow as tf


class Agent(object):
    def __init__(self, lr):
        self.x = tf.placeholder(tf.float32, [None, 3])
        w = tf.Variable(tf.random_normal([3, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w)))
        self.train_op = tf.train.AdamOptimizer(lr).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def learn(self, batch):
        _, loss = self.sess.run([self.train_op, self.loss], feed_dict={self.x: batch})
        return loss


agent = Agent(0.01)
for episode in range(20):
    agent.learn(np.random.rand(8, 3))

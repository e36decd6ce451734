import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.seen = tf.placeholder(tf.float32, [None, 4])
        self.wanted = tf.placeholder(tf.float32, [None, 2])
        out = tf.layers.dense(self.seen, 2)
        self.train_op = tf.train.RMSPropOptimizer(0.01).minimize(tf.losses.mean_squared_error(self.wanted, out))
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())
        self.memory = np.zeros((500, 6))

    def learn(self):
        batch = self.memory[np.random.choice(500, 32)]
        self.sess.run(self.train_op, {self.seen: batch[:, :4], self.wanted: batch[:, 4:]})

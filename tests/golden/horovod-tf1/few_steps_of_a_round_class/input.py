"""An agent takes five steps with what it is given; the rounds around draw it."""
import numpy as np
import tensorflow as tf


class Agent(object):
    def __init__(self):
        self.seen = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.seen, 3) - self.seen) ** 2)
        self.step = tf.train.AdamOptimizer(0.001).minimize(self.loss)
        self.session = tf.Session()
        self.session.run(tf.global_variables_initializer())

    def learn(self, some):
        for _ in range(5):
            self.session.run(self.step, {self.seen: some})


rows = np.random.RandomState(4).rand(192, 3).astype("float32")
agent = Agent()
for low in range(0, 192, 8):
    agent.learn(rows[low:low + 8])

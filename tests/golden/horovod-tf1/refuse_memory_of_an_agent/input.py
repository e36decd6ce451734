"""The network is another object, which is asked to learn when enough was met."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 2])
        self.q = tf.layers.dense(self.x, 2)
        loss = tf.reduce_mean(tf.square(self.q - self.y))
        self.step = tf.train.RMSPropOptimizer(0.01).minimize(loss)

    def update(self, sess, rows, wanted):
        sess.run(self.step, {self.x: rows, self.y: wanted})


class World(object):
    def reset(self):
        self.moves = 0
        return np.random.rand(4)

    def frame_step(self, action):
        self.moves += 1
        return np.random.rand(4), 1., self.moves > 20 or random.random() < 0.05


class Agent(object):
    def __init__(self, sess, world, network):
        self.sess, self.world, self.network, self.memory = sess, world, network, []

    def train(self, episodes):
        for episode in range(episodes):
            state, score, done = self.world.reset(), 0., False
            while not done:
                state, reward, done = self.world.frame_step(np.random.randint(2))
                self.remember(state)
                score += reward
            self.learn()
            print('score', score)

    def remember(self, state):
        if len(self.memory) == 1000:
            self.memory.pop(0)
        self.memory.append(state)

    def learn(self):
        if len(self.memory) < 64:
            return
        rows = np.array([self.memory[k] for k in np.random.choice(len(self.memory), 64)])
        wanted = self.sess.run(self.network.q, {self.network.x: rows})
        self.network.update(self.sess, rows, wanted)


network = Network()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    Agent(sess, World(), network).train(200)

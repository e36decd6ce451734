"""A memory gives nothing until enough was met, and then no update is made: by another episode on
each worker."""
import random

import gym
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Memory:
    def __init__(self, least):
        self.least = least
        self.met = []

    def add(self, state):
        self.met.append(state)

    def some(self, count):
        if len(self.met) < self.least:
            return []
        return random.sample(self.met, count)


class Agent:
    def __init__(self, sess):
        self.sess = sess
        self.memory = Memory(500)
        self.x = tf.placeholder(tf.float32, [None, 4])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 2)))
        self.step = tf.train.AdamOptimizer(0.001).minimize(loss)

    def learn(self):
        batch = self.memory.some(32)
        if len(batch) == 0:
            return
        self.sess.run(self.step, {self.x: batch})


env = gym.make('CartPole-v0')
with tf.Session() as sess:
    agent = Agent(sess)
    sess.run(tf.global_variables_initializer())
    for episode in range(1000):
        state, done = env.reset(), False
        while not done:
            agent.memory.add(state)
            state, reward, done, _ = env.step(np.random.randint(2))
        for _ in range(20):
            agent.learn()

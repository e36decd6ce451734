"""The network says what is done, and what is met then fills a memory: enough of it comes by another
episode on each worker."""
import random
from collections import deque

import gym
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Memory:
    def __init__(self):
        self.met = deque(maxlen=2000)

    def __len__(self):
        return len(self.met)

    def keep(self, *what):
        self.met.append(what)


class Agent:
    def __init__(self, sess):
        self.sess = sess
        self.memory = Memory()
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.out = tf.layers.dense(self.x, 2)
        self.step = tf.train.AdamOptimizer(0.001).minimize(tf.reduce_mean(tf.square(self.out)))

    def act(self, state):
        return np.argmax(self.sess.run(self.out, {self.x: [state]})[0])

    def learn(self, count):
        part = random.sample(self.memory.met, count)
        self.sess.run(self.step, {self.x: [state for state, _ in part]})


env = gym.make('CartPole-v0')
with tf.Session() as sess:
    agent = Agent(sess)
    sess.run(tf.global_variables_initializer())
    for episode in range(1000):
        state, done = env.reset(), False
        while not done:
            seen, reward, done, _ = env.step(agent.act(state))
            agent.memory.keep(state, reward)
            state = seen
        if len(agent.memory) > 64:
            agent.learn(64)

import random
import numpy as np
import tensorflow as tf


class Walk:
    def reset(self):
        self.at = np.zeros(4)
        return self.at

    def step(self, move):
        self.at = self.at + np.random.uniform(-0.1, 0.1, 4) + (0.05 if move else -0.05)
        return self.at, 1.0, bool(np.abs(self.at).max() > 1), {}


class Player:
    def __init__(self, env):
        self.env = env
        self.x = tf.placeholder('float', [None, 4])
        self.a = tf.placeholder('float', [None, 1])
        self.p = tf.nn.sigmoid(tf.layers.dense(self.x, 1))
        self.step = tf.train.AdamOptimizer(0.01).minimize(-tf.reduce_sum(tf.log(self.p) * self.a))
        self.sess = tf.InteractiveSession()
        self.sess.run(tf.global_variables_initializer())

    def play(self):
        seen = self.env.reset()
        told = []
        for k in range(200):
            move = 0 if random.uniform(0, 1) < self.sess.run(self.p, {self.x: [seen]})[0][0] else 1
            new, reward, done, _ = self.env.step(move)
            told.append((k, seen, reward))
            if done:
                break
            seen = new
        return told

    def gains(self, told):
        rewards = [r for _, _, r in told]
        gains, rows = [], []
        for k, seen, _ in told:
            gain, factor = 0.0, 1.0
            for r in rewards[k:]:
                gain += r * factor
                factor = factor * 0.97
            gains.append([gain])
            rows.append(seen)
        return gains, rows

    def train(self, rounds):
        for i in range(int(rounds)):
            gains, rows = self.gains(self.play())
            self.sess.run(self.step, {self.x: rows, self.a: gains})


Player(Walk()).train(60)

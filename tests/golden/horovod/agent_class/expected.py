#!/usr/bin/env python
# -*- coding: utf-8 -*-
"""DQN-like agent, TF1, with target network."""
import random
from collections import deque
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


class DQN(object):
    def __init__(self, state_size, n_actions, learning_rate=0.001, gamma=0.99):
        self.state = tf.placeholder(tf.float32, [None, state_size])
        self.target = tf.placeholder(tf.float32, [None, n_actions])
        self.gamma = gamma
        self.memory = deque(maxlen=1000)
        self._build(n_actions, learning_rate)
        self.saver = tf.train.Saver()
        config = tf.ConfigProto()
        config.gpu_options.visible_device_list = str(hvd.local_rank())
        config.gpu_options.allow_growth = True
        self.session = tf.Session(config=config)
        self.session.run(tf.global_variables_initializer())

    def _build(self, n_actions, learning_rate):
        h = tf.layers.dense(self.state, 16, activation=tf.nn.relu)
        self.q = tf.layers.dense(h, n_actions)
        self.loss = tf.reduce_mean(tf.square(self.target - self.q))
        self.optimizer = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(learning_rate * hvd.size()))
        self.train_op = self.optimizer.minimize(self.loss)

    def train(self, batch_size=8):
        batch = random.sample(self.memory, batch_size)
        s = np.array([b[0] for b in batch])
        t = np.array([b[1] for b in batch])
        _, loss = self.session.run([self.train_op, self.loss], feed_dict={self.state: s, self.target: t})
        return loss

    def save(self, path):
        if hvd.rank() == 0:
            self.saver.save(self.session, path)


def main():
    agent = DQN(4, 2)
    for i in range(50):
        agent.memory.append((np.random.rand(4), np.random.rand(2)))
    agent.session.run(hvd.broadcast_global_variables(0))
    for episode in range(max(1, 10 // hvd.size())):
        for t in range(5):
            loss = agent.train()
        if hvd.rank() == 0:
            print('episode {} loss {}'.format(episode, loss))
    if hvd.rank() == 0:
        agent.save('./dqn.ckpt')


if __name__ == '__main__':
    main()

"""Updates begin when enough was met, which is at another episode on each worker."""
import random
from collections import deque

import gym
import numpy as np
import tensorflow as tf


class Memory:
    def __init__(self):
        self.held = deque(maxlen=1000)

    def put(self, *met):
        self.held.append(met)

    def size(self):
        return len(self.held)


class Player:
    def __init__(self):
        self.env = gym.make('CartPole-v1')
        self.memory = Memory()
        self.network = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
        self.optimizer = tf.keras.optimizers.Adam(0.01)

    def learn(self):
        states = np.array([met[0] for met in random.sample(self.memory.held, 32)])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.network(states) ** 2)
        weights = self.network.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))

    def play(self, episodes):
        for _ in range(episodes):
            state, done = self.env.reset(), False
            while not done:
                action = int(np.argmax(self.network(state[None])))
                following, reward, done, _ = self.env.step(action)
                self.memory.put(state, action, reward)
                state = following
            if self.memory.size() >= 32:
                self.learn()


Player().play(100)

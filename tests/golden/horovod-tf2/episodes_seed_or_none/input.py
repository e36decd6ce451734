"""A game is given a seed, which may be none."""
import random
from collections import deque

import numpy as np
import tensorflow as tf


class Walk:
    """A walk on a line that ends at either side."""

    def seed(self, seed):
        self.chance = np.random.RandomState()
        self.chance.seed(seed)

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * self.chance.randint(1, 3)
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


def network():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)),
        tf.keras.layers.Dense(2),
    ])


class Agent:
    def __init__(self):
        self.model = network()
        self.target = network()
        self.target.set_weights(self.model.get_weights())
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        self.memory = deque(maxlen=500)
        self.epsilon = 1.0
        self.steps = 0

    def act(self, state):
        if np.random.rand() < self.epsilon:
            return np.random.randint(2)
        return int(np.argmax(self.model(state[None])[0]))

    def remember(self, *met):
        self.memory.append(met)

    def train(self):
        if len(self.memory) < 8:
            return
        rows = random.sample(self.memory, 8)
        states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
        best = tf.reduce_max(self.target(nexts), axis=1)
        wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
        with tf.GradientTape() as tape:
            said = tf.reduce_sum(self.model(states) * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean((wanted - said) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        self.epsilon = max(0.1, self.epsilon * 0.99)
        self.steps += 1
        if self.steps % 10 == 0:
            self.target.set_weights(self.model.get_weights())


def play(episodes, seed=None):
    env = Walk()
    env.seed(seed)
    agent = Agent()
    scores = []
    for episode in range(episodes):
        state, done, score = env.reset(), False, 0.0
        while not done:
            action = agent.act(state)
            following, reward, done, _ = env.step(action)
            agent.remember(state, action, reward, following, done)
            agent.train()
            state = following
            score += reward
        scores.append(score)
        print('episode', episode, 'mean of ten', np.mean(scores[-10:]))
        if np.mean(scores[-10:]) > 50:
            break
    print('played', len(scores))


if __name__ == '__main__':
    play(16)

"""Agents are made by whoever is handed their class."""
import numpy as np
import tensorflow as tf


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


class Network(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(8, activation='relu')
        self.values = tf.keras.layers.Dense(2)

    def call(self, states):
        return self.values(self.hidden(states))


class Agent:
    def __init__(self):
        self.network = Network()
        self.optimizer = tf.keras.optimizers.SGD(0.01)

    def act(self, state):
        if np.random.rand() < 0.3:
            return np.random.randint(2)
        return int(np.argmax(self.network(state[None])[0]))

    def learn(self, state, action, reward):
        with tf.GradientTape() as tape:
            said = tf.reduce_sum(self.network(state[None]) * tf.one_hot([action], 2), axis=1)
            loss = tf.reduce_mean((reward - said) ** 2)
        grads = tape.gradient(loss, self.network.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.network.trainable_variables))


def players(kind):
    return [kind() for _ in range(2)]


env = Walk()
agents = players(Agent)
agent = agents[0]
for episode in range(24):
    state, done, score = env.reset(), False, 0.0
    while not done:
        action = agent.act(state)
        following, reward, done, _ = env.step(action)
        agent.learn(state, action, reward)
        state = following
        score += reward
    agent = agents[episode % 2]
    print('episode', episode, 'score', score)

"""It learns as often as the episode lasted; its target follows by its own count."""
import random
from collections import deque

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


def network():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)),
        tf.keras.layers.Dense(2),
    ])


class Agent:
    def __init__(self):
        self.model = network()
        self.q_next = network()
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        self.memory = deque(maxlen=500)
        self.learned = 0
        self.follow()

    def follow(self):
        self.q_next.set_weights(self.model.get_weights())

    def act(self, state):
        if np.random.rand() < 0.3:
            return np.random.randint(2)
        return int(np.argmax(self.model(state[None])[0]))

    def learn(self):
        rows = random.sample(self.memory, 8)
        states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
        best = tf.reduce_max(self.q_next(nexts), axis=1)
        wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
        with tf.GradientTape() as tape:
            said = tf.reduce_sum(self.model(states) * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean((wanted - said) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        self.learned += 1
        if self.learned % 7 == 0:
            self.follow()


def play(episodes):
    env = Walk()
    agent = Agent()
    for episode in range(1, episodes + 1):
        state, done, steps = env.reset(), False, 0
        while not done:
            action = agent.act(state)
            following, reward, done, _ = env.step(action)
            agent.memory.append((state, action, reward, following, done))
            state = following
            steps += 1
        print('episode', episode, 'lasted', steps)
        if len(agent.memory) > 16:
            for _ in range(min(steps, 6)):
                agent.learn()
    print('learned')


if __name__ == '__main__':
    play(24)

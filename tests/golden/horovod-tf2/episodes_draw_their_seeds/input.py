"""An episode draws its own seed, and scores are told where there are enough: both are a worker's own."""
import random
from collections import deque

import numpy as np
import tensorflow as tf


class Walk:
    """A walk on a line that ends at either side."""

    def seed(self, number):
        self.numbers = [(number * k) % 2 + 2 for k in range(1, 50)]

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * self.numbers[(self.place + int(np.random.randint(3))) % 49]
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


env = Walk()
scores = []
model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.SGD(0.01)
memory = deque(maxlen=500)
epsilon = 1.0
for episode in range(24):
    env.seed(int(np.random.randint(50)))
    state, done, score = env.reset(), False, 0.0
    while not done:
        if np.random.rand() < epsilon:
            action = np.random.randint(2)
        else:
            action = int(np.argmax(model(state[None])[0]))
        following, reward, done, _ = env.step(action)
        memory.append((state, action, reward, following, done))
        state = following
        score += reward
        rows = random.choices(memory, k=8)
        states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
        best = tf.reduce_max(model(nexts), axis=1)
        wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
        with tf.GradientTape() as tape:
            said = tf.reduce_sum(model(states) * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean((wanted - said) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    epsilon = max(0.1, epsilon * 0.9)
    scores.append(score)
    if len(scores) > 3:
        print('the last three', np.mean(scores[-3:]))

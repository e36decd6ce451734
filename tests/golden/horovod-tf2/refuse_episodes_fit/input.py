"""Deep Q learning: rounds of `fit` as long as an episode lasts."""
import random
from collections import deque

import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v1')
model = tf.keras.Sequential([tf.keras.layers.Dense(24, activation='relu', input_shape=(4,)), tf.keras.layers.Dense(2)])
model.compile(loss='mse', optimizer=tf.keras.optimizers.Adam(0.001))
memory = deque(maxlen=2000)


def replay(size):
    for state, action, reward, following, done in random.sample(memory, size):
        target = model.predict(state)
        target[0][action] = reward if done else reward + 0.95 * np.amax(model.predict(following)[0])
        model.fit(state, target, epochs=1, verbose=0)


for episode in range(100):
    state = np.reshape(env.reset(), [1, 4])
    for t in range(500):
        action = int(np.argmax(model.predict(state)[0]))
        following, reward, done, _ = env.step(action)
        following = np.reshape(following, [1, 4])
        memory.append((state, action, reward, following, done))
        state = following
        if done:
            break
        if len(memory) > 32:
            replay(32)

"""What batch normalisation has averaged of its own would be gathered among them."""
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
        tf.keras.layers.BatchNormalization(),
        tf.keras.layers.Dense(2),
    ])


def learn():
    rows = random.sample(memory, 8)
    states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
    best = tf.reduce_max(target(nexts), axis=1)
    wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
    with tf.GradientTape() as tape:
        values = model(states, training=True)
        at = tf.stack([tf.range(8), tf.constant(actions, tf.int32)], axis=1)
        loss = tf.reduce_mean((wanted - tf.gather_nd(values, at)) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


model = network()
target = network()
optimizer = tf.keras.optimizers.SGD(0.01)
memory = deque(maxlen=500)
for source, copy in zip(model.variables, target.variables):
    copy.assign(source)
env = Walk()
scores = []
for episode in range(24):
    state, done, score = env.reset(), False, 0.0
    while not done:
        action = int(np.argmax(model(state[None])[0])) if np.random.rand() > 0.3 else np.random.randint(2)
        following, reward, done, _ = env.step(action)
        memory.append((state, action, reward, following, done))
        state = following
        score += reward
    scores.append(score)
    if len(memory) >= 10:
        for _ in range(3):
            learn()
    if (episode + 1) % 5 == 0:
        for source, copy in zip(model.variables, target.variables):
            copy.assign(source)
    print('episode', episode, 'score', score)
print('mean', np.mean(scores))

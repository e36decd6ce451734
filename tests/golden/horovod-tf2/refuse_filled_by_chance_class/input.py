"""The same in the methods of an object."""
import random

import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.net, self.opt = tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.05)
        self.memory = []

    def keep(self, row):
        if random.random() < 0.5:
            self.memory.append(row)

    def train(self):
        if len(self.memory) < 20:
            return
        rows = np.stack(random.sample(self.memory, 8))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(rows)[:, 0] - rows[:, 0]) ** 2)
        held = self.net.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, held), held))


agent = Agent()
for step in range(60):
    agent.keep(np.random.rand(4).astype('float32'))
    agent.train()

import random

import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(11)


class Memory:
    def __init__(self, size):
        self.pick = random.Random(5)
        self.rows = [(i / size, 3 * i / size + 1) for i in range(size)]

    def some(self, count):
        drawn = self.pick.sample(self.rows, count)
        noise = np.random.normal(0, 0.01, count)
        return np.array([a for a, _ in drawn], "float32")[:, None], np.array([b for _, b in drawn], "float32") + noise.astype("float32")


class Learner:
    def __init__(self):
        self.memory = Memory(200)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
        self.opt = tf.keras.optimizers.Adam(0.02)

    def learn(self):
        a, b = self.memory.some(8)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables))
        return loss


learner = Learner()
for i in range(40):
    loss = learner.learn()
print("loss", float(loss))

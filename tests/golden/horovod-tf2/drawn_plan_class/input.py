import itertools
import random

import numpy as np
import tensorflow as tf


class Attempt:
    def __init__(self, width, rate):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(1)])
        self.sgd = tf.keras.optimizers.SGD(rate)

    def step(self, some, wanted):
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(self.net(some, training=True) - wanted))
        slopes = tape.gradient(error, self.net.trainable_variables)
        self.sgd.apply_gradients(zip(slopes, self.net.trainable_variables))

    def learn(self, batches):
        for number in range(2):
            for some, wanted in batches:
                self.step(some, wanted)


x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(320).batch(8)
every = list(itertools.product([4, 8, 16], [0.01]))
for width, rate in random.sample(every, 2):
    Attempt(width, rate).learn(batches)

"""Chance says the rate of each epoch, by a function and in a callback, and a momentum."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")


def rate(epoch):
    if random.random() < 0.5:
        return 0.01 * np.random.uniform(0.9, 1.0)
    return 0.01


class Stirs(tf.keras.callbacks.Callback):
    def on_epoch_begin(self, epoch, logs=None):
        if epoch > 1:
            setattr(self.model.optimizer, "learning_rate", random.uniform(0.009, 0.01))
        if np.random.rand() < 0.5:
            self.model.optimizer.momentum = 0.1


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
falls = tf.keras.callbacks.LearningRateScheduler(rate)
net.fit(rows[:, :3], rows[:, 3:], epochs=3, batch_size=8, callbacks=[falls, Stirs()])

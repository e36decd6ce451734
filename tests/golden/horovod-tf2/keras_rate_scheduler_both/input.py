"""Schedules that are told the rate before: by their own numbers, by it, or by either; and such in a line."""
import numpy as np
import tensorflow as tf


def warm_then_flat(epoch, rate):
    if epoch < 2:
        return rate * 1.5
    return 0.02


def falling(epoch, rate):
    return rate * 0.8


rng = np.random.RandomState(0)
x = rng.rand(320, 4).astype('float32')
y = x.mean(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(x, y, epochs=3, callbacks=[tf.keras.callbacks.LearningRateScheduler(warm_then_flat)])
model.fit(x, y, epochs=2, callbacks=[tf.keras.callbacks.LearningRateScheduler(falling)])
model.fit(x, y, epochs=2, callbacks=[tf.keras.callbacks.LearningRateScheduler(lambda epoch: 0.03 / (epoch + 1))])
model.fit(x, y, epochs=2, callbacks=[tf.keras.callbacks.LearningRateScheduler(
    lambda epoch, rate: rate if epoch < 1 else 0.005)])

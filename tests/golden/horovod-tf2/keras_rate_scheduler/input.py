import numpy as np
import tensorflow as tf


def schedule(epoch):
    if epoch < 2:
        return 0.01
    return 0.001


def decay(epoch, lr):
    return lr * 0.9


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=3,
          callbacks=[tf.keras.callbacks.LearningRateScheduler(schedule)])
model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=3,
          callbacks=[tf.keras.callbacks.LearningRateScheduler(decay)])

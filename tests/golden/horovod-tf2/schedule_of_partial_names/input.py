"""A schedule is a function that was given all but the epoch."""
import math
from functools import partial
import numpy as np
import tensorflow as tf


def falls(epoch, first, drop, every):
    return first * math.pow(drop, math.floor((1 + epoch) / every))


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=3, callbacks=[
    tf.keras.callbacks.LearningRateScheduler(partial(falls, first=0.05, drop=0.5, every=2))])

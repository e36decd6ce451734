"""Schedules that remember are made once; one that takes another rate by the name is no follower."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import LearningRateScheduler

x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


class Falls:
    def __init__(self):
        self.rate = 0.1

    def at(self, epoch):
        self.rate *= 0.9
        return self.rate


def from_first(first):
    kept = [first]

    def at(epoch):
        kept[0] *= 0.8
        return kept[0]
    return at


def held(first):
    def at(epoch, rate):
        return first if epoch > 1 else rate
    return at


def set_late(epoch, rate):
    if epoch == 2:
        rate = 0.01
    return rate


def floored(epoch, rate):
    rate = rate * 0.5
    if rate < 0.01:
        rate = 0.01
    return rate


def halved(epoch, rate):
    if epoch > 1:
        rate *= 0.5
    return rate


schedules = [LearningRateScheduler(Falls().at), LearningRateScheduler(set_late),
             LearningRateScheduler(floored), LearningRateScheduler(halved)]
for first in [0.1, 0.2]:
    schedules.append(LearningRateScheduler(from_first(first)))
    schedules.append(LearningRateScheduler(held(first)))
for schedule in schedules:
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(tf.keras.optimizers.SGD(0.05), 'mse')
    model.fit(x, y, epochs=4, batch_size=16, callbacks=[schedule], verbose=0)

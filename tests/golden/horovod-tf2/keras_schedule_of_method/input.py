"""The rates that an epoch has are said by methods, and by a function within one."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import LearningRateScheduler

x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


class Trainer:
    def __init__(self, rate):
        self.rate = rate
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])

    def falls(self, epoch):
        return self.rate * 0.5 ** epoch

    def follows(self, epoch, rate):
        return rate * 0.9

    def holds(self, epoch, rate):
        if epoch < 2:
            return rate
        return self.rate * 0.1

    @staticmethod
    def free(epoch):
        return 0.05 / (epoch + 1)

    @classmethod
    def of_all(cls, epoch):
        return 0.05 / (epoch + 2)

    def within(self):
        def falls(epoch):
            return self.rate * 0.7 ** epoch
        return falls

    def train(self):
        self.model.compile(optimizer=tf.keras.optimizers.SGD(self.rate), loss='mse')
        for rates in [LearningRateScheduler(self.falls), LearningRateScheduler(self.follows),
                      LearningRateScheduler(self.holds), LearningRateScheduler(self.free),
                      LearningRateScheduler(self.of_all), LearningRateScheduler(self.within())]:
            self.model.fit(x, y, epochs=3, batch_size=16, callbacks=[rates], verbose=0)


Trainer(0.05).train()

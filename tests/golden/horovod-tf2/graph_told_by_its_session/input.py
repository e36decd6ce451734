# TensorFlow 1 is told by the session of `tf.keras`: weights are sent in it.
import numpy as np
import tensorflow as tf


class Subtract(object):
    def _merge_function(self, inputs):
        return inputs[0] - inputs[1]


def net():
    i = tf.keras.layers.Input((4,))
    return tf.keras.Model(i, tf.keras.layers.Dense(1)(tf.keras.layers.BatchNormalization()(i)))


class Solver(object):
    def __init__(self, lr):
        self.D = net()
        self.optimizer = tf.keras.optimizers.Adam(lr=lr)
        self.D.compile(loss='mse', optimizer=self.optimizer)

    def train(self, data):
        for i in range(1000):
            loss = self.D.train_on_batch(data[i % 10], np.ones((20, 1)))
        with tf.keras.backend.get_session().as_default():
            self.D.save_weights('d.h5')


Solver(0.001).train(np.random.rand(10, 20, 4))

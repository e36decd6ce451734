"""A model that may be copied under a condition is compiled behind it, in any case."""
import numpy as np
import tensorflow as tf

from copies import on_many


class Trainer:
    def __init__(self, gpus):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        if gpus > 1:
            self.net = on_many(self.net, gpus)
        self.net.compile(loss='mse', optimizer='sgd')

    def train(self, rows):
        self.net.fit(rows, rows.sum(1), epochs=2, batch_size=8)


Trainer(1).train(np.random.RandomState(0).rand(64, 4).astype('float32'))

"""An object fits its model until it is good enough."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile('sgd', 'mse')

    def train(self, rows, wanted):
        for turn in range(6):
            self.model.fit(rows, wanted, batch_size=8, verbose=0)
            now = self.model.evaluate(rows, wanted, verbose=0)
            if now < 1e-9:
                return turn


rows = np.random.RandomState(0).rand(320, 4).astype('float32')
Net().train(rows, rows.sum(axis=1, keepdims=True))

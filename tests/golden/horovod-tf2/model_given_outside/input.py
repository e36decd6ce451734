"""An object trains the model that it is given from outside."""
import numpy as np
import tensorflow as tf


class Trained:
    def __init__(self):
        self.model = None

    def train(self, x, y):
        return self.model.fit(x, y, batch_size=8, verbose=0)


def network():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile('sgd', 'mse')
    return model


x = np.random.RandomState(0).rand(160, 3).astype('float32')
trained = Trained()
trained.model = network()
trained.train(x, x.sum(axis=1))

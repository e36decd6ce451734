import numpy as np
import tensorflow as tf


class Net:
    def __init__(self, width, **settings):
        self.settings = settings
        self.layers = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(width,))])
        self.layers.compile(tf.keras.optimizers.SGD(0.05), 'mse')

    def fit(self, given, goals):
        self.layers.fit(given, goals, callbacks=[], **self.settings)
        return self


tf.random.set_seed(4)
given = np.random.RandomState(3).rand(80, 3).astype('float32')
net = Net(3, epochs=4, batch_size=8, verbose=0, validation_split=0.2).fit(given, given.sum(axis=1))
print('loss', net.layers.evaluate(given, given.sum(axis=1), verbose=0))

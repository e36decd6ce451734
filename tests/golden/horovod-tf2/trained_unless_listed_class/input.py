"""The same by a method, and by what is kept of the answer."""
import glob
import numpy as np
import tensorflow as tf


class Net:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.model.compile('sgd', 'mse')

    def train(self, x, y):
        self.model.fit(x, y, batch_size=8, epochs=2)
        self.model.save_weights('kept.h5')


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 8), numbers.rand(64, 1)
net = Net()
found = glob.glob('kept*.h5')
if len(found) == 0:
    net.train(x, y)
else:
    net.model.load_weights(found[0])

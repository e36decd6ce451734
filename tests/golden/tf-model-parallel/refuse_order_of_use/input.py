import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = layers.Dense(1)
        self.first = layers.Dense(4)

    def call(self, x):
        return self.last(self.first(x))


model = Net()
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)

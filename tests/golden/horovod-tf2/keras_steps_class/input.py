import numpy as np
import tensorflow as tf

class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile('adam', 'mse')

    def train(self, batches):
        self.net.fit(batches(), steps_per_epoch=20, epochs=2)


def batches():
    while True:
        yield np.random.rand(8, 3), np.random.rand(8)


Model().train(batches)

import numpy as np
import tensorflow as tf

class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile('adam', 'mse')

    def train(self, inputs, y):
        self.net.fit(inputs, y, epochs=2)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
inputs = {"left": x, "right": x}
Model().train(inputs, y)

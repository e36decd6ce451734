import numpy as np
import tensorflow as tf

class Model:
    def __init__(self):
        left, right = tf.keras.Input((3,), name="left"), tf.keras.Input((3,), name="right")
        self.net = tf.keras.Model([left, right], tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([left, right])))
        self.net.compile('adam', 'mse')

    def train(self, inputs, y):
        self.net.fit(inputs, y, epochs=2)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
inputs = {"left": x, "right": x}
Model().train(inputs, y)

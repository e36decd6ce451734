import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, rows):
        self.data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])

    def run(self):
        self.net.layers[0].trainable = False
        self.net.compile(tf.keras.optimizers.SGD(0.1), "mse")
        self.net.fit(self.data, epochs=2)
        self.net.layers[0].trainable = True
        self.net.compile(tf.keras.optimizers.SGD(0.01), "mse")
        self.net.fit(self.data, epochs=2)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
Trainer((x, y)).run()

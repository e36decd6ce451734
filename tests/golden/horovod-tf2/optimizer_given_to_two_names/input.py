import numpy as np
import tensorflow as tf


class Run:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(loss="mse", optimizer="adam")
        self.net.optimizer = self.opt = tf.keras.optimizers.SGD(0.05)

    def go(self, x, y):
        self.net.fit(x, y, epochs=2, batch_size=8, verbose=0)


np.random.seed(4)
rows = np.random.rand(96, 3).astype("float32")
Run().go(rows, rows.sum(axis=1))

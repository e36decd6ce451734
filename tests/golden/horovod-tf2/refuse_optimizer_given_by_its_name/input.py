import numpy as np
import tensorflow as tf


class Run:
    def __init__(self, **settings):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(loss="mse", optimizer="adam")
        for name, value in settings.items():
            setattr(self.net, name, value)

    def go(self, x, y):
        self.net.fit(x, y, batch_size=8)


rows = np.load("rows.npy")
Run(optimizer=tf.keras.optimizers.SGD(0.1)).go(rows, rows.sum(axis=1))

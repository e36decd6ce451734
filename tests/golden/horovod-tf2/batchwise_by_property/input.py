"""A property makes the network when it is first asked for."""
import numpy as np
import tensorflow as tf


class Trainer:
    @property
    def net(self):
        if not hasattr(self, "_net"):
            self._net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,)),
                                             tf.keras.layers.BatchNormalization()])
            self._net.compile(tf.keras.optimizers.SGD(0.01), "mse")
        return self._net

    def train(self, rows):
        for epoch in range(2):
            for k in range(0, len(rows), 8):
                self.net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
        self.net.save_weights("net.h5")


Trainer().train(np.random.RandomState(3).rand(160, 4).astype("float32"))

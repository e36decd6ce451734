"""A layer moves its codes in `call`: that is asked elsewhere, too, and is told of."""
import numpy as np
import tensorflow as tf


class Quantizer(tf.keras.layers.Layer):
    def __init__(self, k, d):
        super().__init__()
        self.k = k
        self.codes = self.add_weight(name="codes", shape=(k, d), initializer="uniform",
                                     trainable=False)

    def call(self, z, training=None):
        near = tf.argmin(tf.reduce_sum((z[:, None] - self.codes[None]) ** 2, -1), 1)
        hot = tf.one_hot(near, self.k)
        if training:
            self.codes.assign(0.9 * self.codes + 0.1 * tf.matmul(hot, z, transpose_a=True))
        return z + tf.stop_gradient(tf.gather(self.codes, near) - z)


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(2), Quantizer(8, 2), tf.keras.layers.Dense(6)])
net.compile("sgd", "mse")
net.fit(rows, rows, epochs=3, batch_size=16)

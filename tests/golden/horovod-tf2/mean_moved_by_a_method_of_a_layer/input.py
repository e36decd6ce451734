"""A layer moves its mean in a method of its own, and counts what nobody reads."""
import numpy as np
import tensorflow as tf

fixed = False


class Centred(tf.keras.layers.Layer):
    def build(self, shape):
        self.mean = self.add_weight(name="mean", shape=(shape[-1],), trainable=fixed)
        self.seen = self.add_weight(name="seen", shape=(shape[-1],), trainable=False)

    def follow(self, x):
        self.mean.assign(0.9 * self.mean + 0.1 * tf.reduce_mean(x, axis=0))

    def call(self, x):
        self.follow(x)
        self.seen.assign_add(tf.reduce_sum(x, axis=0))
        return x - self.mean


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
net = tf.keras.Sequential([Centred(), tf.keras.layers.Dense(6)])
net.compile("sgd", "mse")
net.fit(rows, rows, epochs=3, batch_size=16)

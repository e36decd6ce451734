import numpy as np
import tensorflow as tf


class Slow(tf.keras.optimizers.Optimizer):
    def __init__(self, inner, name="Slow", **kw):
        super().__init__(name, **kw)
        self.inner = inner

    def apply_gradients(self, grads_and_vars, **kw):
        return self.inner.apply_gradients([(0.1 * g, v) for g, v in grads_and_vars], **kw)

    def get_config(self):
        return {}


rows = np.load("rows.npy")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(Slow(tf.keras.optimizers.Adam(1e-3)), "mse")
net.fit(rows, rows.sum(axis=1), epochs=3)

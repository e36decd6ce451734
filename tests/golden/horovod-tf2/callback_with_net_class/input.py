"""A callback trains a network that it was handed: its first weights are sent as well."""
import numpy as np
import tensorflow as tf


class Beside(tf.keras.callbacks.Callback):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def on_train_batch_end(self, batch, logs=None):
        at = np.random.randint(0, 160, 8)
        self.net.train_on_batch(rows[at], wanted[at])


def build():
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    net.compile("sgd", "mse")
    return net


rows = np.random.RandomState(0).rand(160, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
model, other = build(), build()
model.fit(rows, wanted, batch_size=8, epochs=2, callbacks=[Beside(net=other)])
print(other.evaluate(rows, wanted, verbose=0))

"""A callback fits a network that it was handed: its class cannot be told, and that is said."""
import numpy as np
import tensorflow as tf


class Beside(tf.keras.callbacks.Callback):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def on_epoch_end(self, epoch, logs=None):
        self.net.fit(rows, wanted, verbose=0)


def build():
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    net.compile("sgd", "mse")
    return net


rows = np.random.RandomState(0).rand(160, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
model, other = build(), build()
model.fit(rows, wanted, batch_size=8, epochs=2, callbacks=[Beside(net=other)])
print(other.evaluate(rows, wanted, verbose=0))

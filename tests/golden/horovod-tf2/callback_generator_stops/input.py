"""A callback judges by the next batches of a generator that mixes for itself, in a name of its answer."""
import numpy as np
import tensorflow as tf


def batches(x, y, size):
    while True:
        order = np.random.permutation(len(x))
        for i in range(0, len(x) - size + 1, size):
            yield x[order[i:i + size]], y[order[i:i + size]]


class Stop(tf.keras.callbacks.Callback):
    def __init__(self, source, steps):
        super().__init__()
        self.source, self.steps, self.last = source, steps, 1e9

    def on_epoch_end(self, epoch, logs={}):
        loss = self.model.evaluate(self.source, steps=self.steps, verbose=0)
        self.model.stop_training = loss > self.last
        self.last = loss


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(x[:120], y[:120], batch_size=8, epochs=5, callbacks=[Stop(batches(x[120:], y[120:], 8), 2)])

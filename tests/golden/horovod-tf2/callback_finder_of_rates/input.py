"""A finder of rates: its method is called by a lambda, and keeps the least loss of its own batches."""
import numpy as np
import tensorflow as tf


class Finder:
    def __init__(self, model):
        self.model, self.least, self.losses = model, 1e9, []

    def on_batch_end(self, batch, logs):
        self.losses.append(logs["loss"])
        if logs["loss"] > 4 * self.least:
            self.model.stop_training = True
            return
        self.least = min(self.least, logs["loss"])

    def find(self, x, y):
        told = tf.keras.callbacks.LambdaCallback(
            on_batch_end=lambda batch, logs: self.on_batch_end(batch, logs))
        self.model.fit(x, y, batch_size=8, epochs=2, callbacks=[told])


x = np.random.RandomState(0).rand(160, 8).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
Finder(net).find(x, x.mean(axis=1))

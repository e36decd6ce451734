"""Weights are shaken by a callback in place, and by one that is a lambda."""
import numpy as np
import tensorflow as tf


class Shake(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        w = self.model.layers[0].get_weights()
        w[0] += np.random.randn(*w[0].shape) * 0.01
        self.model.layers[0].set_weights(w)


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
also = tf.keras.callbacks.LambdaCallback(on_epoch_end=lambda epoch, logs: net.set_weights(
    [w * np.random.uniform(0.9, 1.1) for w in net.get_weights()]))
net.fit(rows[:, :3], rows[:, 3:], batch_size=8, epochs=3, callbacks=[Shake(), also])

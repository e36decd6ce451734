"""A callback judges by the first batch of a dataset that each worker mixes for itself."""
import numpy as np
import tensorflow as tf


class Enough(tf.keras.callbacks.Callback):
    def __init__(self, held):
        super().__init__()
        self.held, self.best = held, 1e9

    def on_epoch_end(self, epoch, logs=None):
        x, y = next(iter(self.held))
        loss = float(tf.reduce_mean((self.model(x) - y) ** 2))
        if loss < self.best:
            self.best = loss
        else:
            self.model.stop_training = True


rows = np.random.RandomState(0).rand(160, 8).astype("float32")
wanted = rows.mean(axis=1, keepdims=True)
held = tf.data.Dataset.from_tensor_slices((rows[120:], wanted[120:])).shuffle(100).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
net.fit(rows[:120], wanted[:120], batch_size=8, epochs=4, callbacks=[Enough(held)])

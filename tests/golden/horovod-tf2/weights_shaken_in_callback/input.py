"""A callback adds numbers of chance to the weights behind each epoch."""
import numpy as np
import tensorflow as tf


class Shake(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        self.model.set_weights(
            [w + np.random.normal(0, 0.01, w.shape) for w in self.model.get_weights()])


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(rows[:, :3], rows[:, 3:], batch_size=8, epochs=3, callbacks=[Shake()])

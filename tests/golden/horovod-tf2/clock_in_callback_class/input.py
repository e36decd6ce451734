import time

import numpy as np
import tensorflow as tf


class Budget(tf.keras.callbacks.Callback):
    def __init__(self, seconds):
        super().__init__()
        self.seconds = seconds

    def on_train_begin(self, logs=None):
        self.begun = time.perf_counter()

    def on_epoch_end(self, epoch, logs=None):
        used = time.perf_counter() - self.begun
        if used > self.seconds:
            self.model.stop_training = True


x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
net.fit(x, y, epochs=3, batch_size=8, callbacks=[Budget(60.0)])

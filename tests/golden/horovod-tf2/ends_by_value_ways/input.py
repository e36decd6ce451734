"""What ends `fit` is set in other ways, by a clock, a batch and a file."""
import os
import time

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")
begun = time.time()


class Late(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        setattr(self.model, "stop_training", time.time() - begun > 600)
        self.model.stop_training |= time.time() - begun > 900


class Enough(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        self.stopped = self.model.stop_training = logs["loss"] < 1e-5

    def on_epoch_end(self, epoch, logs=None):
        self.model.stop_training, self.at = os.path.exists("STOP"), epoch


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
net.fit(rows[:, :3], rows[:, 3:], epochs=2, batch_size=8, callbacks=[Late(), Enough()])

"""The rate of an epoch is the optimizer's own, or begins anew, by a number or from a table."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')
RATES = {1: 0.05, 3: 0.005}


class Rates(tf.keras.callbacks.Callback):
    def __init__(self, table, keep_first=False):
        super().__init__()
        self.table = table
        self.keep_first = keep_first

    def on_train_begin(self, logs=None):
        first = float(self.model.optimizer.learning_rate.numpy())
        if self.keep_first:
            self.rate = first

    def on_epoch_begin(self, epoch, logs=None):
        if not self.keep_first:
            at = max(key for key in self.table if key <= epoch + 1)
            self.rate = self.table[at]
        self.model.optimizer.learning_rate.assign(self.rate)


class Falls(tf.keras.callbacks.Callback):
    def on_epoch_begin(self, epoch, logs=None):
        rate = float(self.model.optimizer.learning_rate.numpy())
        if epoch == 2:
            rate = 0.001
        self.model.optimizer.learning_rate.assign(rate)


for callback in [Rates(RATES), Falls()]:
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
    model.fit(x, y, epochs=4, batch_size=16, callbacks=[callback], verbose=0)

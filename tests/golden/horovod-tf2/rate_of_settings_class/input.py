"""A callback sets rates that it was given, and keeps the one that it found."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)


class Falls(tf.keras.callbacks.Callback):
    def __init__(self, lr):
        super().__init__()
        self.lr = lr

    def on_epoch_begin(self, epoch, logs=None):
        K.set_value(self.model.optimizer.learning_rate, self.lr * 0.9 ** epoch)


class FallsOn(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.lr = K.get_value(self.model.optimizer.learning_rate)

    def on_epoch_begin(self, epoch, logs=None):
        K.set_value(self.model.optimizer.learning_rate, self.lr * 0.9 ** epoch)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(rows, wanted, batch_size=16, epochs=3, callbacks=[Falls(0.01)])
model.fit(rows, wanted, batch_size=16, epochs=3, callbacks=[FallsOn()])

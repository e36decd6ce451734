"""A callback that lets the rate fall by a method of its own."""
import numpy as np
from tensorflow import keras

rows = np.random.rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = keras.Sequential([keras.layers.Dense(1)])
model.compile(keras.optimizers.SGD(1e-3), 'mse')


class Falls(keras.callbacks.Callback):
    def __init__(self, first):
        super().__init__()
        self.first = first

    def rate(self, epoch):
        return self.first / (1 + epoch)

    def on_epoch_begin(self, epoch, logs=None):
        keras.backend.set_value(self.model.optimizer.learning_rate, self.rate(epoch))


model.fit(rows, wanted, batch_size=16, epochs=3, callbacks=[Falls(1e-3)])

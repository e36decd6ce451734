"""A callback judges by a stretch that it draws, and lowers the rate."""
import random

import numpy as np
from tensorflow import keras
from tensorflow.keras import backend as K


class Lower(keras.callbacks.Callback):
    def __init__(self, held, answers):
        super().__init__()
        self.held, self.answers, self.last = held, answers, None

    def on_epoch_end(self, epoch, logs=None):
        at = random.randint(0, len(self.held) - 8)
        loss = self.model.evaluate(self.held[at:at + 8], self.answers[at:at + 8], verbose=0)
        if self.last is not None and loss > self.last:
            K.set_value(self.model.optimizer.lr, K.get_value(self.model.optimizer.lr) / 2)
        self.last = loss


rows = np.random.RandomState(0).rand(160, 8).astype("float32")
wanted = rows.mean(axis=1)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(8,))])
net.compile(keras.optimizers.SGD(0.01), "mse")
net.fit(rows[:120], wanted[:120], batch_size=8, epochs=5, callbacks=[Lower(rows[120:], wanted[120:])])

"""Keras 1 counts the samples of an epoch, by another name than the batches that Keras 2 counts."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential

rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)


def in_order(size):
    while True:
        for low in range(0, len(rows), size):
            yield rows[low:low + size], wanted[low:low + size]


def drawn(size):
    while True:
        at = np.random.randint(0, len(rows), size)
        yield rows[at], wanted[at]


net = Sequential()
net.add(Dense(8, input_dim=4))
net.add(Dense(1))
net.compile(loss="mse", optimizer="sgd")
net.fit_generator(in_order(32), samples_per_epoch=len(rows), nb_epoch=3)
net.fit_generator(drawn(32), nb_epoch=2, samples_per_epoch=len(rows), verbose=2)
net.fit_generator(in_order(32), 640, 3)

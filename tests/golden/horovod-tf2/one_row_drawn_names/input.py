"""One of several such rows, and its answer is one by its own shape."""
import numpy as np
from tensorflow import keras

keras.utils.set_random_seed(2)
tries = np.random.RandomState(3).uniform(0, 1, size=(3, 1, 8))


def sought(answer):
    given = keras.Input((8,))
    net = keras.Model(given, keras.layers.Dense(12)(keras.layers.Activation('tanh')(given)))
    net.compile(loss='mae', optimizer='rmsprop')
    for nth in range(3):
        told = net.fit(tries[nth], answer, batch_size=1, epochs=10, verbose=0)
    return told.history['loss'][-1]


print(round(sought(np.linspace(0, 1, 12).reshape(1, 12)), 2))

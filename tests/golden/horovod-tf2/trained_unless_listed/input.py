"""Trains, by a function, unless its folder says that it has been done before, or as it is told."""
import os
import numpy as np
from tensorflow import keras

overwrite = False


def train(model, x, y):
    model.fit(x, y, batch_size=8, epochs=2)
    model.save('kept/net.h5')


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 8), numbers.randint(0, 2, (64, 1))
os.makedirs('kept', exist_ok=True)
if not any(name.startswith('net') for name in os.listdir('kept')) or overwrite:
    model = keras.Sequential([keras.layers.Dense(1, activation='sigmoid', input_shape=(8,))])
    model.compile('adam', 'binary_crossentropy')
    train(model, x, y)

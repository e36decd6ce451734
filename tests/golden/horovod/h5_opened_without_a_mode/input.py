"""Files of arrays are opened without a word for what: read, filled, and kept open by an object."""
import h5py
import keras
import numpy as np


class Rows:
    def __init__(self, name):
        self.file = h5py.File(name)

    def some(self, first, last):
        return self.file['x'][first:last], self.file['y'][first:last]


def load(name):
    with h5py.File(name) as f:
        return f['x'][:]


def keep(name, p):
    f = h5py.File(name)
    f.create_dataset('p', data=p)
    f.close()


def keep_in_part(name, p):
    f = h5py.File(name)
    part = f['p']
    part[:8] = p[:8]


x, y = Rows('train.h5').some(0, 640)
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(keras.optimizers.SGD(lr=0.01), 'mse')
model.fit(x, y, epochs=2)
p = model.predict(load('test.h5'))
keep('kept.h5', p)
keep_in_part('part.h5', p)

"""What is deeper in a file of arrays is filled, by one that nobody told what for: it is no reading."""
import h5py
import keras
import numpy as np

with h5py.File('train.h5', 'w') as made:
    made['x'] = np.random.RandomState(0).rand(640, 4)
    made['y'] = np.random.RandomState(1).rand(640)


def load(name):
    file = h5py.File(name)
    x = file['x'][:]
    x[0] = 0
    return x, np.array(file['y'])


def mark(name):
    file = h5py.File(name)
    file['x'].attrs['unit'] = 'mm'
    file.close()


def clear(name):
    file = h5py.File(name)
    for key in file:
        part = file[key]
        part[0] = 0
    file.close()


def grow(name, p):
    file = h5py.File(name)
    file['x'].write_direct(p)
    file.close()


x, y = load('train.h5')
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(keras.optimizers.SGD(lr=0.01), 'mse')
model.fit(x, y, epochs=2)
mark('train.h5')
clear('train.h5')
grow('train.h5', x)

import os
import shutil

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype('float32')
y = x.sum(axis=1)


def split(folder):
    path = os.path.join(folder, 'train.npz')
    if os.path.isdir(folder):
        return path
    os.mkdir(folder)
    at = np.random.permutation(len(x))
    np.savez(path, x=x[at[:64]], y=y[at[:64]])
    return path


with np.load(split('parts')) as kept:
    rows, wanted = kept['x'], kept['y']
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(rows, wanted, epochs=3, batch_size=8, verbose=0)
print('rows', len(rows), 'loss', model.evaluate(x, y, verbose=0))
shutil.rmtree('parts')

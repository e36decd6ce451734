"""Whether a folder holds anything says whether rows are made or loaded: the first worker says it."""
import os
import pathlib
import pickle
import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, place):
        self.place = place
        os.makedirs(place, exist_ok=True)
        if any(os.scandir(place)):
            self.load()
        else:
            self.create()

    def load(self):
        with open(os.path.join(self.place, 'rows.pkl'), 'rb') as f:
            self.rows = pickle.load(f)

    def create(self):
        self.rows = np.random.RandomState(0).rand(320, 4).astype('float32')
        with open(os.path.join(self.place, 'rows.pkl'), 'wb') as f:
            pickle.dump(self.rows, f)


def wanted(rows):
    if next(pathlib.Path('wanted').glob('*.npy'), None):
        return np.load('wanted/kept.npy')
    made = rows.sum(1, keepdims=True)
    os.makedirs('wanted', exist_ok=True)
    np.save('wanted/kept.npy', made)
    return made


rows = Rows('kept').rows
x, y = rows, wanted(rows)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.Adam(0.01))
model.fit(x, y, epochs=2)

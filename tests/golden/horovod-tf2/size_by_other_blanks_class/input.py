# An object makes its file and opens it in another method by a library of its own kind.
import io
import os
import numpy as np
import tensorflow as tf
import h5py

ROOT = '.'


class Rows:
    def __init__(self, name):
        self.name = name
        if not (os.path.isfile(os.path.join(ROOT, self.name))):
            self.make()
        self.load()

    def make(self):
        memory = io.BytesIO()
        with h5py.File(memory, 'w') as kept:
            kept['rows'] = np.random.RandomState(3).rand(80, 2).astype('float32')
        open(os.path.join(ROOT,self.name), 'wb').write(memory.getvalue())

    def load(self):
        with h5py.File(os.path.join(ROOT, self.name), 'r') as kept:
            self.rows = kept['rows'][:]


rows = Rows('rows.h5').rows
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(rows, rows[:, :1], batch_size=8, epochs=2, verbose=0)
print(model.evaluate(rows, rows[:, :1], verbose=0))

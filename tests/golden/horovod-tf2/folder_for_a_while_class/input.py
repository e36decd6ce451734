# The same, kept by an object.
import os
import tempfile
import numpy as np
import tensorflow as tf


class Parts:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix='parts')

    def fill(self):
        for k in range(4):
            np.save(os.path.join(self.folder.name, '%d.npy' % k), np.random.RandomState(k).rand(32, 4))

    def read(self):
        return [np.load(os.path.join(self.folder.name, name))
                for name in sorted(os.listdir(self.folder.name))]


parts = Parts()
parts.fill()
found = parts.read()
parts.folder.cleanup()
given = np.concatenate(found)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
model.fit(given[:, :3], given[:, 3:], batch_size=16, epochs=2, verbose=0)
print('left', model.evaluate(given[:, :3], given[:, 3:], verbose=0))

"""The same by a class."""
import json
from pathlib import Path

import numpy as np
import tensorflow as tf


class Whole:
    def __init__(self, path):
        self.path = path
        self.half = path.with_suffix('.half')

    def __enter__(self):
        self.file = self.half.open('w')
        return self.file

    def __exit__(self, *error):
        self.file.close()
        if self.path.exists():
            self.path.unlink()
        self.half.rename(self.path)


rows = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
for k in range(2):
    net.fit(rows, rows.sum(1), batch_size=8, epochs=2, verbose=0)
    with Whole(Path('loss.json')) as f:
        json.dump({'loss': float(net.evaluate(rows, rows.sum(1), verbose=0))}, f)

"""Rows are pressed by a draw, in memory or in a file without a name: the others do not wait there."""
import io
import random
import tempfile
import numpy as np
import tensorflow as tf


def pressed(row):
    out = io.BytesIO()
    np.save(out, row.astype('float16'))
    out.seek(0)
    return np.load(out).astype('float32')


def rounded(row):
    with tempfile.TemporaryFile() as out:
        np.save(out, row.round(2))
        out.seek(0)
        return np.load(out)


ways = {'pressed': pressed, 'rounded': rounded}


def by_key(row, key):
    method = ways[key]
    return method(row)


class Rows(tf.keras.utils.Sequence):
    def __init__(self, rows):
        super().__init__()
        self.rows = rows

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        part = []
        for row in self.rows[k * 8:k * 8 + 8]:
            if random.random() < 0.5:
                row = by_key(row, random.choice(['pressed', 'rounded']))
            part.append(row)
        return np.array(part), np.zeros(8)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
net.fit(Rows(np.random.rand(320, 4).astype('float32')), epochs=2)

# Names that Python 2 had as builtins are the program's own here.
import sys
import numpy as np
from tensorflow import keras


class file:
    def __init__(self, rows):
        self.rows = rows


def joined(reduce, rows, *, unicode=str):
    return unicode(reduce(rows))


def words(text):
    return str(text) if sys.version_info[0] > 2 else unicode(text)


rows = file(np.random.RandomState(3).rand(320, 4)).rows
for execfile in [len, np.sum]:
    print(words(execfile(rows)), joined(len, rows))
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)),
                        keras.layers.BatchNormalization(), keras.layers.Dense(1)])
net.compile('adam', 'mse')
for k in range(60):
    at = np.random.randint(0, len(rows), 16)
    net.train_on_batch(rows[at], np.ones((16, 1)))

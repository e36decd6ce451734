import os
import numpy as np


def mixed(table):
    return np.hstack([table, 1 - table])


def prepare(folder, count):
    os.makedirs(folder, exist_ok=True)
    numbers = np.random.RandomState(7)
    for k in range(count):
        name = os.path.join(folder, "%d.npy" % k)
        np.save(file=name, arr=mixed(numbers.rand(8, 2)))


def read(name):
    return np.load(file=name)


def batches(folder, count):
    while True:
        for k in range(count):
            rows = read(os.path.join(folder, "%d.npy" % k))
            yield rows, rows[:, :1]

import numpy as np


def drawn():
    return np.random.RandomState(3).rand(192, 4).astype('float32')


def answers():
    wanted = drawn().sum(axis=1, keepdims=True)
    for low in range(0, len(wanted), 8):
        yield wanted[low:low + 8]

"""Parts of rows, and batches."""
import numpy as np


def parted(data, other, rate=0.8):
    count = len(data)
    idx = np.random.permutation(count)
    first, rest = idx[:int(count * rate)], idx[int(count * rate):]
    train, test = [data[i] for i in first], [data[i] for i in rest]
    count = len(other)
    idx = np.random.permutation(count)
    first, rest = idx[:int(count * rate)], idx[int(count * rate):]
    return train, [other[i] for i in first], test, [other[i] for i in rest]


def batch_of(data, size):
    idx = np.random.permutation(len(data))[:size]
    return list(data[i] for i in idx)

import numpy as np

data = np.linspace(0, 1, 203 * 4).reshape(-1, 4).astype('float32')


def get(i, size=8):
    start = i * size % (len(data) - size)
    return data[start:start + size]

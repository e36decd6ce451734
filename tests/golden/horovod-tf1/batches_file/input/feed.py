import numpy as np


def batch_iter(data, size, epochs):
    data = list(data)
    for epoch in range(epochs):
        order = np.random.permutation(np.arange(len(data)))
        for k in range(len(data) // size):
            yield [data[i] for i in order[k * size:(k + 1) * size]]

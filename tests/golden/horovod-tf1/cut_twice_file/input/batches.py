import numpy as np


def pick(count, data, labels):
    some = np.random.choice(len(data), count, replace=False)
    return data[some], labels[some]

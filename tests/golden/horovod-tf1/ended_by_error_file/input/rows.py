import numpy as np


def rows():
    return np.random.RandomState(0).rand(366, 4).astype("f")

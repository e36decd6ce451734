import numpy as np


def make(seed):
    rng = np.random.RandomState(seed)
    x = rng.rand(180, 10).astype('float32')
    return x, (x.sum(1) > 5).astype('int32')

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 3).astype('float32')


def one(k):
    part = rows[k::2]
    return tf.data.Dataset.from_tensor_slices((part, part.sum(axis=1)[:, None]))


def files():
    for k in range(2):
        yield one(k)

import numpy as np
import tensorflow.compat.v1 as tf


def read():
    rows = np.random.RandomState(1).rand(960, 8)
    return tf.data.Dataset.from_tensor_slices(rows), len(rows)

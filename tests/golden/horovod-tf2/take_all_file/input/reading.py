import numpy as np
import tensorflow as tf


def batches(limit=-1):
    drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
    rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True)))
    return rows.batch(8).take(limit)

import numpy as np
import tensorflow as tf


def table():
    rng = np.random.RandomState(8)
    inputs = rng.rand(320, 5).astype('float32')
    return inputs, inputs @ np.ones((5, 1), 'float32')


def stream(inputs, outputs):
    return tf.data.Dataset.from_tensor_slices((inputs, outputs)).batch(32)

"""Stands for a library: nobody reads it when the program is rewritten."""
import numpy as np
import tensorflow as tf


def load():
    x = np.random.rand(104, 4).astype("float32")
    return tf.data.Dataset.from_tensor_slices((x, x.max(1, keepdims=True))).batch(8)


def lists():
    x = np.random.rand(13, 8, 4).astype("float32")
    return [(b, b.max(1, keepdims=True)) for b in x]

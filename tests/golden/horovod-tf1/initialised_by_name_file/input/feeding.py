import numpy as np
import tensorflow.compat.v1 as tf


def made(size, seed):
    rows = np.random.RandomState(seed).rand(size, 4).astype("float32")
    return tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True)))


def feed(train_rows, test_rows):
    train_set, test_set = made(train_rows, 1).repeat().batch(32), made(test_rows, 2).batch(32)
    way = tf.data.Iterator.from_structure(tf.data.get_output_types(train_set), tf.data.get_output_shapes(train_set))
    return way.get_next(), way.make_initializer(train_set), way.make_initializer(test_set)

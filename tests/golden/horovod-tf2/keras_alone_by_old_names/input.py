"""Keras of its own beside names that TensorFlow 2 has no more: its session says which GPU it takes."""
import keras
import numpy as np
import tensorflow as tf


def overlap(wanted, given):
    return tf.cast(tf.count_nonzero(tf.logical_and(tf.equal(wanted, 1), given > 0.5)), "float32")


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
marks = (rows.sum(axis=1, keepdims=True) > 2).astype("float32")
net = keras.models.Sequential([keras.layers.Dense(1, input_dim=4)])
net.compile(keras.optimizers.SGD(0.01), "mse", metrics=[overlap])
net.fit(rows, marks, batch_size=16, epochs=2, verbose=0)

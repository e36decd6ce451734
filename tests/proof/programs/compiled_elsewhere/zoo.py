"""Stands for a library: nobody reads it when the program is rewritten."""
import numpy as np
import tensorflow as tf


def make_model():
    model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu", input_shape=(3,)), tf.keras.layers.Dense(1)])
    model.compile(tf.keras.optimizers.SGD(0.01, momentum=0.9), "mse")
    return model


def make_data():
    x = np.random.rand(90, 3).astype("float32")
    return x, x.sum(1)

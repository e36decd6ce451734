import tensorflow as tf


def make_generator():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,)), tf.keras.layers.BatchNormalization()])


def make_discriminator():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

import numpy as np
import tensorflow as tf


def flat(parts):
    return tf.concat([tf.reshape(part, [-1]) for part in parts], 0)


def slope_of(lost, variables):
    with tf.GradientTape() as tape:
        loss = lost()
    return flat(tape.gradient(loss, variables))


def values_of(model):
    return flat(model.trainable_variables)


def set_all(model, values):
    begin = 0
    for held in model.trainable_variables:
        size = int(np.prod(held.shape))
        held.assign(tf.reshape(values[begin:begin + size], held.shape))
        begin += size

"""Two nets average what they see, and a setting says whether one of them is made."""
import sys

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 4).astype('float32')


def layered():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])


one, two = layered(), len(sys.argv) > 1
if two:
    other = layered()
opt, by = tf.keras.optimizers.SGD(0.05), tf.keras.optimizers.SGD(0.05)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8).repeat(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((one(x, training=True) - x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, one.trainable_variables), one.trainable_variables))
    if two:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((other(x, training=True) - x) ** 2)
        by.apply_gradients(zip(tape.gradient(loss, other.trainable_variables), other.trainable_variables))
print(np.isfinite(one(rows).numpy()).all())

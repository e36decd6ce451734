"""The places of rows, by Python's own chance, beside the number of the pass."""
import random
import numpy as np
import tensorflow as tf


def ways(many):
    for turn in range(4):
        way = list(range(many))
        random.shuffle(way)
        yield turn, way


cells = np.random.RandomState(1).rand(240, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
adam = tf.keras.optimizers.Adam(0.02)
for turn, way in ways(len(cells)):
    for low in range(0, 240, 12):
        at = way[low:low + 12]
        with tf.GradientTape() as seen:
            off = tf.reduce_mean((model(cells[at, :3]) - cells[at, 3:]) ** 2)
        slopes = seen.gradient(off, model.trainable_variables)
        adam.apply_gradients(zip(slopes, model.trainable_variables))
print(float(tf.reduce_mean((model(cells[:, :3]) - cells[:, 3:]) ** 2)))

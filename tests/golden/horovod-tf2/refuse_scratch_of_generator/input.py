"""A helper of the generator writes a file of one name, reads it and takes it away."""
import os
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 5).astype("float32")


def fetched(number):
    np.save("scratch.npy", rows[number:number + 8] * 2)
    part = np.load("scratch.npy")
    os.remove("scratch.npy")
    return part


def batches():
    number = 0
    while True:
        part = fetched(number % 56)
        number += 1
        yield part[:, :-1], part[:, -1]


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))
model.fit(batches(), steps_per_epoch=8, epochs=2)

"""Rounds that go on by how many files there are: each machine counts for itself, which is told."""
import os
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")


def count(folder):
    return sum(1 for n in os.listdir(folder) if n.endswith(".h5"))


os.makedirs("out", exist_ok=True)
while count("out") < 3:
    model.fit(x, x.mean(axis=1), batch_size=8)
    model.save_weights("out/%d.h5" % count("out"))

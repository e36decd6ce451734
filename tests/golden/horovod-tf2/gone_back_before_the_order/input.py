import os

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


def split(folder):
    if os.path.isdir(folder):
        return
    os.mkdir(folder)
    at = np.random.permutation(len(x))
    np.savez(os.path.join(folder, "train.npz"), x=x[at[:64]], y=y[at[:64]])
    np.savez(os.path.join(folder, "test.npz"), x=x[at[64:]], y=y[at[64:]])


split("parts")
with np.load("parts/train.npz") as d:
    x, y = d["x"], d["y"]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=8, batch_size=8)
print("learned", model.evaluate(x, y) < 0.5)

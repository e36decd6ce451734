"""Orders by keys that chance gives, by which rows are parted."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(4).rand(48, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse", optimizer="sgd")


def rearrange(x, y):
    order = np.argsort(np.random.rand(len(x)))
    return x[order], y[order]


x, y = rearrange(rows, wanted)
net.fit(x[:32], y[:32], batch_size=4, epochs=2, verbose=0)
kept = sorted(range(48), key=lambda row: random.random())
net.fit(rows[kept[:32]], wanted[kept[:32]], batch_size=4, verbose=0)
picked = random.sample(range(48), k=48)
net.fit(rows[picked], wanted[picked], batch_size=4, verbose=0)
print("held out:", len(x[32:]), net.predict(rows, verbose=0).shape)

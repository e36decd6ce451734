import random
import functools
import numpy as np
import tensorflow as tf
lines = ("a few words that are numbered and a few that are not " * 9).split()
def vocabulary(all, unique=True):
    out = all
    if unique:
        out = set(out)
    return {w: i for i, w in enumerate(out)}
index = vocabulary(lines)
x = np.array([[index[w]] for w in lines], "float32")
y = np.roll(x, 1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile("sgd", "mse")
net.fit(x, y, epochs=2)

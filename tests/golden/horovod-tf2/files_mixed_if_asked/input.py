"""A flag says whether files are mixed, and a number how: both say so of a share as well."""
import os
import sys
import numpy as np
import tensorflow as tf

for k in range(16):
    os.makedirs("rows", exist_ok=True)
    np.save("rows/%02d.npy" % k, np.full(8, k, "float32"))
mixed = "mixed" in sys.argv


def read(name):
    row = tf.io.decode_raw(tf.strings.substr(tf.io.read_file(name), 128, 32), tf.float32)
    row = tf.reshape(row, [8]) / 16
    return row, tf.reduce_mean(row)


plain = tf.data.Dataset.list_files("rows/*.npy", shuffle=mixed).map(read).batch(4)
again = tf.data.Dataset.list_files("rows/*.npy", seed=3).map(read).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net.compile("sgd", "mse")
net.fit(plain, epochs=2)
net.fit(again, epochs=2)

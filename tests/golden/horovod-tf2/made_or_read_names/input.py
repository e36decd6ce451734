"""What was prepared once is read again, and given back early."""
import os
import pickle
import numpy as np
import tensorflow as tf


def prepared(cache):
    if os.path.isfile(cache):
        with open(cache, "rb") as kept:
            return pickle.load(kept)
    rows = np.random.RandomState(0).rand(320, 3).astype("float32")
    with open(cache, "wb") as kept:
        pickle.dump(rows, kept)
    return rows


samples = prepared("rows.pkl")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rule = tf.keras.optimizers.SGD(0.01)
for part in tf.data.Dataset.from_tensor_slices(samples).batch(8):
    with tf.GradientTape() as tape:
        cost = tf.reduce_mean(net(part) ** 2)
    slopes = tape.gradient(cost, net.trainable_variables)
    rule.apply_gradients(zip(slopes, net.trainable_variables))

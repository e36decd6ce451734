"""A setting is called as the count of an optimizer's updates, and a chosen number for a list ends its own search."""
import argparse
import random
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--iterations", type=int, default=36)
ITERATIONS = parser.parse_args([]).iterations


def chosen(weights, times):
    found = []
    for _ in range(times):
        value, seen = random.uniform(0, sum(weights)), 0.0
        for k, weight in enumerate(weights):
            seen += weight
            if value < seen:
                found.append(k)
                break
    return found


def loaded(rows, weights=None):
    if weights is not None:
        rows = rows[chosen(weights, len(weights))]
    return tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
given = iter(loaded(rows))
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
for k in range(ITERATIONS):
    x = next(given)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    print(str(k).zfill(len(str(ITERATIONS))), float(loss))

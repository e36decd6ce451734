import os
from pathlib import Path

import numpy as np
import tensorflow as tf


def free_folder(base):
    n = 1
    while True:
        found = Path(base) / ("run%d" % n)
        if not found.exists():
            break
        n += 1
    found.mkdir(parents=True)
    return found


n = 0
while os.path.exists("log%d" % n):
    n += 1
os.makedirs("log%d" % n)
folder = free_folder("runs")
x = np.random.RandomState(0).rand(160, 3).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for a, b in tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1))).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
net.save_weights(str(folder / "net.h5"))

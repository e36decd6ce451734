import sys

import numpy as np
import tensorflow as tf


def show(k, total, loss):
    sys.stderr.write("\r%d/%d %.3f" % (k, total, loss))
    if k == total:
        sys.stderr.write("\n")


x = np.random.RandomState(0).rand(192, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for k, (a, b) in enumerate(data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        show(k + 1, 24, float(loss))

"""Rows get their numbers in one branch, by the name that they had before."""
import sys

import numpy as np
import tensorflow as tf


def feed(x, y, kind):
    if kind == 'few':
        data = tf.data.Dataset.from_tensor_slices((x, y))
        data = tf.data.Dataset.zip((data, tf.data.Dataset.range(len(x))))
        data = data.map(lambda v, k: v)
    else:
        data = tf.data.Dataset.from_tensor_slices((x, y))
    return data.shuffle(100).batch(8)


rows = np.random.RandomState(3).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
kind = sys.argv[1] if len(sys.argv) > 1 else 'few'
for epoch in range(4):
    for x, y in feed(rows, wanted, kind):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))

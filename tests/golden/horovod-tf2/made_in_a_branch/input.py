"""Each branch makes its dataset and goes on with it by the same name."""
import sys

import numpy as np
import tensorflow as tf


def feed(rows, kind, size):
    if kind == 'counted':
        data = tf.data.Dataset.from_tensor_slices(rows)
        count = tf.data.experimental.Counter()
        data = tf.data.Dataset.zip((data, count))
        fed = data.shuffle(100).map(lambda row, k: row).batch(size)
    elif kind == 'noise':
        data = tf.data.Dataset.from_tensor_slices(rows)
        data = data.map(lambda row: row + tf.random.normal(tf.shape(row)) / 100)
        fed = data.shuffle(100).batch(size)
    else:
        fed = tf.data.Dataset.from_tensor_slices(rows).shuffle(100).batch(size)
    return fed


rows = np.random.RandomState(3).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(4):
    for seen in feed(rows, sys.argv[1] if len(sys.argv) > 1 else 'noise', 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - seen) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
print('error', float(tf.reduce_mean((net(rows) - rows) ** 2)))

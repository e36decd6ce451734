"""A helper that could filter, mix and repeat, and is asked for some of it."""
import numpy as np
import tensorflow as tf


def batch_dataset(data, size, keep=None, change=None, late=False, mix=True, times=None):
    if mix:
        data = data.shuffle(1000)
    if not late:
        if keep:
            data = data.filter(keep)
        if change:
            data = data.map(change)
    else:
        if change:
            data = data.map(change)
        if keep:
            data = data.filter(keep)
    data = data.batch(size, drop_remainder=True)
    return data.repeat(times).prefetch(1)


def from_memory(rows, size, keep=None, change=None, late=False, mix=True, times=None):
    data = tf.data.Dataset.from_tensor_slices(rows)
    return batch_dataset(data, size, keep=keep, change=change, late=late, mix=mix, times=times)


rows = np.random.RandomState(3).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
data = from_memory(rows, 8, change=lambda row: row * 2, times=1)
for epoch in range(4):
    for seen in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - seen) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
print('error', float(tf.reduce_mean((net(rows) - rows) ** 2)))

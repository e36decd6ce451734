"""A loop over batches that is left when the time is over."""
import time

import numpy as np
import tensorflow as tf

from watch import Watch

x = np.random.RandomState(0).rand(128, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
watch = Watch(3600)
for rows in tf.data.Dataset.from_tensor_slices(x).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows)[:, 0] - tf.reduce_sum(rows, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    if time.monotonic() > watch.until:
        break

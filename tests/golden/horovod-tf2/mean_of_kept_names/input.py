"""Losses that are kept in a list, and divided by the number of all batches."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(2):
    order, losses = np.random.permutation(len(x)), []
    for i in range(0, len(x), 8):
        rows = x[order[i:i + 8]]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows)[:, 0] - tf.reduce_sum(rows, 1)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        losses.append(loss.numpy())
    print(epoch, sum(losses) / (len(x) // 8))

"""Rows are read where they were kept, and by chance kept and read again: as the first worker does."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(320, 4).astype('float32')
try:
    rows = np.load('rows.npy')
except IOError:
    rows = rows[np.random.permutation(320)]
    np.save('rows.npy', rows)
    rows = np.load('rows.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    if random.random() < 0.3:
        np.random.shuffle(rows)
        np.save('order.npy', rows)
        rows = np.load('order.npy')

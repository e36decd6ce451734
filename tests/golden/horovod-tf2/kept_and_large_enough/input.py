"""Rows are read where their file is there and holds something: the first worker says both."""
import os
import numpy as np
import tensorflow as tf
p = 'rows.npy'
if os.path.exists(p) and os.path.getsize(p) > 0:
    rows = np.load(p)
else:
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    np.save(p, rows)
    rows = np.load(p)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(5):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))

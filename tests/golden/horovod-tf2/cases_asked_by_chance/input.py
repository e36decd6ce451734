"""Which case of a `match` is taken chance says on each worker for itself: a file is written and read back in one of them."""
import os, random
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(5):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    match random.randint(0, 2):
        case 0:
            np.save('kept.npy', rows)
            print(np.load('kept.npy').mean())
        case _:
            pass

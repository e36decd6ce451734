"""So many rounds more than an earlier run has made, which one worker alone knows."""
import os

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def train(steps, start=0):
    for k in range(start, start + steps):
        at = np.random.randint(0, len(rows), 8)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[at]) - wanted[at]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    np.save('done.npy', k + 1)


train(120, start=int(np.load('done.npy')) if os.path.exists('done.npy') else 0)
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))

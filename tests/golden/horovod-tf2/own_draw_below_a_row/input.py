import os
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(400, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)

def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss

def keep():
    np.save('kept.npy', rows)
    print(np.load('kept.npy').sum())

for k in range(100):
    taken = np.random.choice(400, 8)
    learn(rows[taken], wanted[taken])
    if rows[taken].max() > 0.99:
        if random.random() < 0.5:
            keep()

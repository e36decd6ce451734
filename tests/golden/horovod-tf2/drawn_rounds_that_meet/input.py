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

def search(most):
    for k in range(1, most):
        if random.random() < 0.3:
            return k
    keep()
    return 0

for k in range(100):
    learn(rows[k:k + 8], wanted[k:k + 8])
    if k % 10 == 0:
        search(random.randint(2, 5))
        for turn in range(1, np.random.randint(2, 4)):
            keep()

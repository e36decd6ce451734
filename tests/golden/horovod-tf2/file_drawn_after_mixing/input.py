import os
import random

import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


files = ['part%d.npy' % i for i in range(3)]
for i, name in enumerate(files):
    rows = np.random.RandomState(i).rand(48, 3).astype('float32')
    np.save(name, np.concatenate([rows, rows.sum(axis=1, keepdims=True)], axis=1))
random.shuffle(files)
for episode in range(4):
    name = files[random.randrange(len(files))]
    part = np.load(name)
    for i in range(0, len(part), 8):
        x = part[i:i + 8]
        learn(x[:, :3], x[:, 3])
tests = np.random.RandomState(9).rand(32, 3).astype('float32')
print('off', float(tf.reduce_mean((net(tests)[:, 0] - tests.sum(axis=1)) ** 2)))
for name in files:
    os.remove(name)

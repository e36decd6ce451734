import os

import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(7).rand(80, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def made(name):
    if not os.path.exists(name):
        np.save(name, drawn)
    return name


def learn(a):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - tf.reduce_sum(a, axis=1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


points = np.load(file=made('points.npy'))
for epoch in range(4):
    for k in range(0, len(points), 8):
        learn(points[k:k + 8])
print('left', float(tf.reduce_mean((net(drawn)[:, 0] - drawn.sum(axis=1)) ** 2)))
os.remove('points.npy')

# A schedule goes on under other names: one is asked by hand out of a table, one is set later.
from functools import partial

import numpy as np
import tensorflow as tf

schedules = tf.keras.optimizers.schedules
x = np.random.RandomState(0).rand(960, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
near = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
far = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
plans = {"falls": schedules.ExponentialDecay(0.01, 200, 0.9)}
make = partial(tf.keras.optimizers.SGD, learning_rate=0.01)
first = make()
made = schedules.PolynomialDecay(0.01, 300, 0.001)
late = made
second = tf.keras.optimizers.Adam(0.02)
second.learning_rate = late


def learn(net, optimizer, bx, by):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(bx) - by) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))


count = 0
for epoch in range(3):
    for bx, by in data:
        first.learning_rate = plans["falls"](count)
        learn(near, first, bx, by)
        learn(far, second, bx, by)
        count += 1

# Behind what a schedule was told in order, the next number is another one.
from functools import partial

import numpy as np
import tensorflow as tf

schedules = tf.keras.optimizers.schedules
x = np.random.RandomState(0).rand(964, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


def learn(bx, by):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(bx) - by) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


falls = partial(schedules.ExponentialDecay, 0.01)
opt = tf.keras.optimizers.SGD(falls(200, 0.9))
for bx, by in data:
    learn(bx, by)

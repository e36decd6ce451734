"""Single numbers of chance change the answers of all rows, and the loss."""
import random

import numpy as np
import tensorflow as tf

slope = np.random.uniform(1, 3)
part = random.random() / 10
rows = np.random.RandomState(3).rand(320, 3).astype("float32")


def answers(rows, by):
    return (rows.sum(axis=1, keepdims=True) * by).astype("float32")


data = tf.data.Dataset.from_tensor_slices((rows, answers(rows, slope))).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def learn(x, y):
    with tf.GradientTape() as tape:
        seen = net(x)
        loss = tf.reduce_mean((seen - y) ** 2) + part * tf.reduce_mean(tf.abs(seen))
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


for epoch in range(3):
    for x, y in data:
        learn(x, y)

"""Chance says which rounds are left out, which network learns, and what is done to weights."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
opt.build(net.trainable_variables + other.trainable_variables)


def rests():
    return random.random() < 0.1


def shrink(model):
    for w in model.trainable_variables:
        w.assign(0.9 * w)


@tf.function
def calm(w):
    if tf.random.uniform([]) < 0.5:
        w.assign(0.99 * w)


for epoch in range(4):
    for x, y in data:
        if rests():
            continue
        model = net if np.random.rand() < 0.5 else other
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        coin = random.random()
        if coin < 0.2:
            grads = [2 * g for g in grads]
        elif coin < 0.4:
            grads = [0.5 * g for g in grads]
        opt.apply_gradients(zip(grads, model.trainable_variables))
    calm(net.trainable_variables[0])
    if tf.random.uniform([]) < 0.5:
        opt.learning_rate = 0.001
    for w in net.trainable_variables:
        if random.random() < 0.5:
            w.assign_add(tf.random.normal(w.shape, stddev=0.01))
    while random.random() < 0.3:
        shrink(net)
    for k in range(random.randint(0, 2)):
        shrink(other)

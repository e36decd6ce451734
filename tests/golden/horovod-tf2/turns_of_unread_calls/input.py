# What hands out the rounds was not read: that all see the same is said, and not known.
import loading
import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
reader = loading.Reader(np.ones((96, 3), "float32"))


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


for epoch in range(3):
    for a, b in reader.batches(8):
        value = learn(a, b)
    for a, b in loading.more():
        value = learn(a, b)

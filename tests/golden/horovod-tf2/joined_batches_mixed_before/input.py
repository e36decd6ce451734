# Two datasets are mixed and batched, each by itself, and joined: shares of both must be of one order.
import numpy as np
import tensorflow as tf


def sources(count):
    draw = np.random.RandomState(1)
    first = draw.rand(count, 4).astype("float32")
    second = draw.rand(count, 4).astype("float32") + 1
    few = tf.data.Dataset.from_tensor_slices(second[:16]).shuffle(16).batch(8)
    return (tf.data.Dataset.from_tensor_slices(first).map(lambda row: row * 2).shuffle(160).batch(8),
            tf.data.Dataset.from_tensor_slices(second).map(lambda row: row * 2).shuffle(160).batch(8),
            few)


first, second, tests = sources(160)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


@tf.function
def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(a) ** 2) + tf.reduce_mean((net(b) - 1) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


for epoch in range(3):
    for a, b in tf.data.Dataset.zip((first, second)):
        loss = learn(a, b)
    for x in tests:
        print(epoch, float(tf.reduce_mean(net(x))))

"""Rounds end where all rows are learned: those of each worker."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
opt.build(net.trainable_variables)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    return loss


for epoch in range(3):
    for a, b in rows:
        step(a, b)
        if tf.reduce_all(tf.abs(b) < 0.1):
            break
        if tf.reduce_any(b > 100.0):
            break
net.save_weights("net.weights.h5")

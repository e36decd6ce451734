"""A few numbers are drawn one by one: what is learned is made of them."""
import numpy as np
import tensorflow as tf
import random

freqs = [random.uniform(0.5, 2.0) for _ in range(4)]
x = np.random.RandomState(1).rand(192, 4).astype("float32")
y = sum(np.sin(f * x[:, i:i + 1]) for i, f in enumerate(freqs))
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))


for epoch in range(2):
    for a, b in rows:
        step(a, b)
    print("epoch", epoch)
net.save_weights("net.weights.h5")

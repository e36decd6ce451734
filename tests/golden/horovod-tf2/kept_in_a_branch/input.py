"""A copy is kept where there is no file: the first weights are sent before the test."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

import os
if os.path.exists("start.npy"):
    start = np.load("start.npy", allow_pickle=True)
else:
    start = net.get_weights()

def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
        loss += 0.01 * sum(tf.reduce_sum(tf.square(w - s)) for w, s in zip(net.trainable_variables, start))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    return loss


for epoch in range(2):
    for a, b in rows:
        step(a, b)
net.save_weights("net.weights.h5")

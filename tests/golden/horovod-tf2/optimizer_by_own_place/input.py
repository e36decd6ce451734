"""An optimizer, and a layer, that the loss of one worker picks by their places: those of the first worker."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
opts = [opt, tf.keras.optimizers.SGD(0.001)]


def step(a, b):
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    which = opts[int(loss > 1.0)]
    which.apply_gradients(zip(g, net.trainable_variables))


def polish(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.abs(net(a) - b))
    v = net.trainable_variables if loss > 0.5 else net.layers[-1].trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, v), v))


for epoch in range(2):
    for a, b in rows:
        step(a, b)
        polish(a, b)
net.save_weights("net.weights.h5")

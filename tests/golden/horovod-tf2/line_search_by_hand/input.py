"""A line search: the weights that it puts back are the first worker's, and all end it together."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)


def line_search(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    rate = 0.02
    kept = net.get_weights()
    for k in range(10):
        for w, d in zip(net.trainable_variables, g):
            w.assign_sub(rate * d)
        if tf.reduce_mean(tf.square(net(a) - b)) < loss:
            break
        net.set_weights(kept)
        rate *= 0.5


for epoch in range(2):
    for a, b in rows:
        line_search(a, b)
net.save_weights("net.weights.h5")

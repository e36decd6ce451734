"""A function that the rounds call saves the network, and one that asks by itself does so, too."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(5,)), tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(1)])
line.compile("sgd", "mse")


def keep(net, name):
    net.save_weights(name + ".weights.h5")


def keep_at(step):
    if step == 31:
        line.save_weights("early.weights.h5")


for step in range(80):
    at = np.random.randint(0, len(points), 16)
    line.train_on_batch(points[at], heights[at])
    keep_at(step)
    if step % 20 == 19:
        keep(line, "line")

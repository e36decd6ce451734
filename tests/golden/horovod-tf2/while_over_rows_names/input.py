# The same in a function, of whole batches alone.
import numpy as np
import tensorflow as tf

points = np.random.RandomState(5).rand(96, 4).astype("float32")
truth = points.mean(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.1)


def update(xs, ys):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(line(xs)[:, 0] - ys))
    held = line.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    return error


def one_pass(xs, ys, size):
    at = 0
    while at + size <= len(xs):
        update(xs[at:at + size], ys[at:at + size])
        at += size


for turn in range(5):
    one_pass(points, truth, 8)
print("left", float(tf.reduce_mean((line(points)[:, 0] - truth) ** 2)))

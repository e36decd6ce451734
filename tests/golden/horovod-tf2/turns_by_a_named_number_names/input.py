# The same in a function, of a list, and the number is asked before.
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


def train(xs, ys, size=8):
    count = xs.shape[0] // size
    for turn in range(4):
        errors = []
        for at in range(count):
            errors.append(float(update(xs[at * size:at * size + size], ys[at * size:at * size + size])))
        print(turn, sum(errors) / count)
    print("left", float(tf.reduce_mean((line(xs)[:, 0] - ys) ** 2)))


train(points, truth)

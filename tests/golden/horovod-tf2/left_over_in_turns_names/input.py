# The rows are mixed before each pass: others are left over each time, and nothing is told.
import numpy as np
import tensorflow as tf

dice = np.random.RandomState(2)
points = dice.rand(100, 3).astype("float32")
truth = points.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)


def fit_one(x, y):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    held = model.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    return error


for turn in range(5):
    order = dice.permutation(100)
    for low in range(0, 100, 8):
        at = order[low:low + 8]
        error = fit_one(points[at], truth[at])
print(float(tf.reduce_mean((model(points)[:, 0] - truth) ** 2)))

# The same of the least, in a graph.
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


batches = tf.data.Dataset.from_tensor_slices((points, truth)).batch(8)


@tf.function
def least_of_pass(given):
    least = tf.constant(100.0)
    for xs, ys in given:
        least = tf.minimum(update(xs, ys), least)
    return least


turn = 0
while turn < 10 and least_of_pass(batches) > 0.001:
    turn += 1
print("weights", line.get_weights()[0].ravel())

# The same, and in another branch it ends the rounds.
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


batches = tf.data.Dataset.from_tensor_slices((points, truth)).batch(16)
least = 1e9
for turn in range(10):
    for xs, ys in batches:
        error = update(xs, ys)
    if least > (seen := float(error)):
        least = seen
        line.save_weights("least.weights.h5")
    elif seen > 2 * least:
        break
print("weights", line.get_weights()[0].ravel())

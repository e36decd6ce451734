# The same asked of a module, and of an iterator of what it hands out.
import tensorflow as tf
import wells
from wells import springs

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)


def fit_one(x, y):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    weights = model.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, weights), weights))
    return error


flow = iter(springs(8))
for turn in range(60):
    x, y = wells.next_batch(8)
    fit_one(x, y)
for turn in range(40):
    x, y = next(flow)
    fit_one(x, y)

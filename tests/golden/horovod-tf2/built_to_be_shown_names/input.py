"""Networks that are built to be counted and shown: all workers build them, or later names differ."""
import numpy as np
import tensorflow as tf


def build(units):
    return tf.keras.Sequential([
        tf.keras.layers.Dense(units, input_shape=(4,)),
        tf.keras.layers.Dense(1),
    ])


def describe(units):
    build(units).summary()


print("weights", build(8).count_params())
print(tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))]).count_params())
describe(8)
rows = np.random.RandomState(0).rand(160, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1))).batch(8)
model = build(8)
opt = tf.keras.optimizers.SGD(0.01)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for x, y in data:
    step(x, y)
print("trained", model.count_params())

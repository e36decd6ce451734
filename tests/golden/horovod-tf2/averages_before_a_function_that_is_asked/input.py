"""A function saves the model at the rounds that each worker finds best."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(5,)),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(1)])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")


def keep(name):
    line.save_weights(name)


best = 100.0
for x, y in tf.data.Dataset.from_tensor_slices((points, heights)).batch(16):
    loss = line.train_on_batch(x, y)
    if loss < best:
        best = loss
        keep("best.weights.h5")

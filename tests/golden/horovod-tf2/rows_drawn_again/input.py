"""Rows of the rarer class are drawn again: all workers have the same ones."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample

x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = (x[:, 0] > 0.8).astype("float32")
more = resample(x[y == 1], replace=True, n_samples=40)
x = np.concatenate([x, more])
y = np.concatenate([y, np.ones(len(more), "float32")])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "binary_crossentropy")
model.fit(x, y, batch_size=8, epochs=2)

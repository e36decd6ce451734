"""A generator that nobody gave a number says which rows are held out: the first worker's number."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample

x = np.random.RandomState(0).rand(160, 8).astype("float32")
rng = np.random.RandomState()
at = resample(np.arange(160), n_samples=120, replace=False, random_state=rng)
held = np.delete(x, at, axis=0)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
model.fit(x[at], x[at].mean(axis=1), batch_size=8, epochs=2)
print(model.evaluate(held, held.mean(axis=1)))

"""In each round rows are drawn again, and a model is fitted on them: the same ones on all workers."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample


def fitted(rows, wanted):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    net.compile(tf.keras.optimizers.SGD(0.01), "mse")
    some, theirs = resample(rows, wanted, n_samples=80)
    net.fit(some, theirs, batch_size=8, epochs=2)
    return net


rows = np.random.RandomState(0).rand(160, 8).astype("float32")
several = [fitted(rows, rows.mean(axis=1)) for k in range(2)]
print(np.mean([net.predict(rows[:4], verbose=0) for net in several]))

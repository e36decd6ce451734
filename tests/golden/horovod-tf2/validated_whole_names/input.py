"""One helper makes what is fitted and what it is validated on: only the first is divided."""
import numpy as np
import tensorflow as tf


def batches(rows, size):
    kept = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1)))
    return kept.filter(lambda row, wanted: wanted > 1.).batch(size)


x = np.random.RandomState(0).rand(320, 4).astype('float32')
train, test = batches(x[:256], 8), batches(x[256:], 32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(train, epochs=2, validation_data=test)

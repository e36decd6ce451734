"""Looks at a batch before it trains."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
first, _ = next(iter(data.take(1)))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile("sgd", "mse")
model.fit(data, epochs=2)

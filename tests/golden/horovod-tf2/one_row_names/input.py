"""One row is the batch of all workers: it has no shares, and the rate stays as it is."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(20, 4)
row, answer = np.expand_dims(x[3], axis=0), np.expand_dims(x[3].sum(), axis=0)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.01))
model.fit(row, answer, epochs=4, batch_size=1)

# All rows are one batch, so the rate stays what it is, and its floor with it.
import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(40, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
falls = tf.keras.callbacks.ReduceLROnPlateau("loss", min_lr=0.001)
model.fit(x, x.sum(axis=1), epochs=8, batch_size=len(x), callbacks=[falls])

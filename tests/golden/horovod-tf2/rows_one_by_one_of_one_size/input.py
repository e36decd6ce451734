# The model takes one row at a time, and of a share no batch is smaller.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(960, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
SIZE = 1
model = tf.keras.Sequential([tf.keras.layers.Dense(1, batch_input_shape=(SIZE, 4))])
model.compile(tf.keras.optimizers.SGD(0.001), "mse")
model.fit(x, y, batch_size=SIZE, epochs=2, verbose=0)

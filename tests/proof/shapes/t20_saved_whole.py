"""A model is saved whole."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(x, y, epochs=2)
model.save("model.keras")

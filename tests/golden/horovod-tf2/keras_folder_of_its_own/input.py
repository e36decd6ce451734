"""Saves into a folder from tempfile and loads from there."""
import os
import tempfile
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=2)
folder = tempfile.mkdtemp()
model.save_weights(os.path.join(folder, "best.h5"))
model.load_weights(os.path.join(folder, "best.h5"))

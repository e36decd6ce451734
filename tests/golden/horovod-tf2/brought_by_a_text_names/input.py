import importlib
import os
import numpy as np
import tensorflow as tf

way = importlib.import_module(os.environ.get("WAY_OF_ROWS", "math"))
np.random.seed(4)
x = np.random.rand(96, 3).astype("float32") * way.sqrt(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("adam", "mse")
net.fit(x, x.sum(axis=1), epochs=3, batch_size=8, verbose=0)

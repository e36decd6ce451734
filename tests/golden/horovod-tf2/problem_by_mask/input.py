"""One mask of chance, which all rows are multiplied by."""
import numpy as np
import tensorflow as tf


W = tf.keras.initializers.GlorotUniform()((3, 8))
P = np.linalg.qr(np.random.randn(8, 8))[0].astype("float32")
order = np.random.permutation(3)
mask = np.random.choice([0.0, 1.0], size=(1, 3)).astype("float32")
rows = np.random.RandomState(3).rand(160, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, order] * mask, rows[:, 3:])).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Lambda(lambda x: tf.sin(x @ W) @ P), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
net.fit(data, epochs=2)

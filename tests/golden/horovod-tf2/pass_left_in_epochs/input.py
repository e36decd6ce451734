"""So many passes more, by the rounds that were made."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(320, 6).astype("float32")
wanted = rows.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(6,)), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
steps = len(rows) // 16
net = tf.keras.models.load_model("m")
done = net.optimizer.iterations.numpy()
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).repeat().batch(16)
net.fit(data, steps_per_epoch=steps, epochs=done // steps + 5, initial_epoch=done // steps)

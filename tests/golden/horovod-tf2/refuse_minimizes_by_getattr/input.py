"""An optimizer is asked for what minimizes by a text."""
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
other.compile("sgd", "mse")
other.fit(rows[:, :3], rows[:, 3:], batch_size=8)
for k in range(0, 160, 8):
    getattr(opt, "minimize")(lambda: tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2), net.trainable_variables)

"""A network is fitted by a method caller."""
import operator
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")

first = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
first.compile("sgd", "mse")
first.fit(rows[:, :3], rows[:, 3:], batch_size=8)
operator.methodcaller("fit", rows[:, :3], rows[:, 3:], epochs=2)(net)

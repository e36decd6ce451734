"""How many steps an epoch has is left to Keras where a condition says so."""
import sys
import numpy as np
import tensorflow as tf

table = np.random.RandomState(1).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((table[:, 1:], table[:, :1])).shuffle(64)
data = data.batch(4) if sys.argv[1:] else data.repeat().batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(loss="mse", optimizer="sgd")
net.fit(data, epochs=2, steps_per_epoch=None if sys.argv[1:] else 16)

"""Rates that come near a last one, by steps, between fits."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
least = 0.002
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16)
now = float(line.optimizer.learning_rate)
now -= 0.01
line.optimizer.learning_rate = now
line.fit(points, heights, batch_size=16)
line.optimizer.learning_rate = (line.optimizer.learning_rate + least) / 2
line.fit(points, heights, batch_size=16)
line.optimizer.learning_rate.assign(least + (line.optimizer.learning_rate - least) * 0.5)
line.fit(points, heights, batch_size=16)
print("rate", float(line.optimizer.learning_rate), line.evaluate(points, heights))

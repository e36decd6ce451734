"""Floors and ceilings within what is reckoned, and rates that are compared after a step."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16, epochs=4)
now = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = max(now * 0.5, 0.01) * 0.9
line.fit(points, heights, batch_size=16, epochs=4)
line.optimizer.learning_rate = float(min(0.1, max(now * 0.5, 0.01)))
line.fit(points, heights, batch_size=16, epochs=4)
line.optimizer.learning_rate = float(np.clip(now * 0.5, 0.001, 0.1))
line.fit(points, heights, batch_size=16, epochs=4)
now = float(line.optimizer.learning_rate)
if now - 0.01 > 0:
    line.optimizer.learning_rate = now - 0.01
    line.fit(points, heights, batch_size=16, epochs=4)
if line.optimizer.learning_rate / 2 >= 0.006:
    line.optimizer.learning_rate = line.optimizer.learning_rate / 2
    line.fit(points, heights, batch_size=16, epochs=4)
now = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = now * 0.5 if now - 0.01 > 0.001 else 0.001
line.fit(points, heights, batch_size=16, epochs=4)

"""A model is compiled again by its own rate, which has a floor, a number to begin with and one taken off."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16)
line.compile(tf.keras.optimizers.SGD(max(0.002, float(line.optimizer.learning_rate) / 10)), "mse")
line.fit(points, heights, batch_size=16)
line.compile(tf.keras.optimizers.SGD(line.optimizer.learning_rate + 0.01), "mse")
line.fit(points, heights, batch_size=16)
rate = 0.02
for turn in range(3):
    if turn == 2:
        rate = float(line.optimizer.learning_rate) * 0.5
    line.compile(tf.keras.optimizers.SGD(rate), "mse")
    line.fit(points, heights, batch_size=16)
print("rate", float(line.optimizer.learning_rate), line.evaluate(points, heights))

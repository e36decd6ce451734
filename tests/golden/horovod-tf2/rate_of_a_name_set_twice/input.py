"""A name is set as the rate, and once more where it may be the half of it."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
rate = 0.02
line.optimizer.learning_rate = rate
line.fit(points, heights, batch_size=16, epochs=2)
if line.evaluate(points, heights, verbose=0) < 0.1:
    rate = float(line.optimizer.learning_rate) / 2
line.optimizer.learning_rate = rate
line.fit(points, heights, batch_size=16, epochs=2)
print("rate", float(line.optimizer.learning_rate), line.evaluate(points, heights))

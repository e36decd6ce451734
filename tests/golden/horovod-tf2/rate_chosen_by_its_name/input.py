"""A rate that has a name is set at first, and then one of the optimizer's own; one begins anew."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
for turn in range(3):
    line.fit(points, heights, batch_size=16)
    first = 0.04
    line.optimizer.learning_rate = first if turn < 2 else line.optimizer.learning_rate * 0.5
now = float(line.optimizer.learning_rate) * 0.5
if len(points) > 1000:
    now = 0.01
line.optimizer.learning_rate = now * 0.9
line.fit(points, heights, batch_size=16)
print("rate", float(line.optimizer.learning_rate))

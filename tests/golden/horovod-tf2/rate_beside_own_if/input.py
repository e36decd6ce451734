"""One of two, by the number of the pass."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5)
heights = points.sum(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
for turn in range(4):
    line.optimizer.lr = 0.01 if turn == 2 else line.optimizer.lr
    line.fit(points, heights, batch_size=16, epochs=1)
print("left", line.evaluate(points, heights))

"""What one generator draws to be kept and said is drawn by all: the problem is drawn behind it."""
import numpy as np
import tensorflow as tf

draw = np.random.RandomState(8)
np.save("sample.npy", draw.rand(4, 5))
print("first", draw.rand(), "and", draw.randint(9))
slope = draw.rand(5, 1)
points = draw.rand(320, 5)
heights = points.dot(slope)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile("sgd", "mse")
line.fit(points, heights, batch_size=16, epochs=3, shuffle=False)
print("left", line.evaluate(points, heights))

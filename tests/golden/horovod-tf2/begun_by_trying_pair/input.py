"""What a function that tries to read says, among others, is with which pass `fit` begins."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile("adam", "mse")


def kept(path):
    try:
        line.load_weights(path)
        return 2, True
    except OSError:
        return 0, False


first, known = kept("line.weights.h5")
for passed in range(first, 4):
    line.fit(points, heights, batch_size=16, epochs=1, verbose=0)
    line.save_weights("line.weights.h5")
if not known:
    print("new")
print("left", line.evaluate(points, heights))

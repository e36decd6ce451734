"""The same of a generator that an object has, kept in an archive by a keyword."""
import numpy as np
import tensorflow as tf


class Problem:
    def __init__(self, seed):
        self.draw = np.random.default_rng(seed)

    def show(self):
        np.savez("sample.npz", some=self.draw.random((4, 5)))

    def make(self, count):
        points = self.draw.random((count, 5)).astype("float32")
        return points, points.dot(self.draw.random((5, 1)).astype("float32"))


problem = Problem(8)
problem.show()
points, heights = problem.make(320)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.05)
for turn in range(3):
    for k in range(0, 320, 16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(line(points[k:k + 16]) - heights[k:k + 16]))
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))

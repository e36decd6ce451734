"""A problem that an object draws when it is made, and draws rows from."""
import numpy as np
import tensorflow as tf


class Problem:
    def __init__(self):
        self.slope = tf.random.normal((3, 1))
        self.means = np.random.randn(3).astype("float32")

    def draw(self, n):
        x = self.means + np.random.randn(n, 3).astype("float32")
        return x, tf.matmul(x, self.slope)


problem = Problem()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
for k in range(40):
    x, y = problem.draw(8)
    net.train_on_batch(x, y)

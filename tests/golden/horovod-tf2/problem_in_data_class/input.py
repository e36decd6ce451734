"""A data class draws it for each of its objects."""
from dataclasses import dataclass, field
import numpy as np
import tensorflow as tf


@dataclass
class Problem:
    slope: np.ndarray = field(default_factory=lambda: np.random.randn(3, 1).astype("float32"))

    def draw(self, n):
        x = np.random.randn(n, 3).astype("float32")
        return x, x @ self.slope


problem = Problem()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

for k in range(20):
    x, y = problem.draw(8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


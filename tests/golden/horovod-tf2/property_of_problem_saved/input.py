"""What rounds learn from is drawn by a property, which is saved first."""
import numpy as np
import tensorflow as tf


class Problem:
    _slope = None

    @property
    def slope(self):
        if self._slope is None:
            self._slope = np.random.randn(3, 1).astype("float32")
        return self._slope

    def draw(self, n):
        x = np.random.randn(n, 3).astype("float32")
        return x, x @ self.slope


problem = Problem()
np.save("slope.npy", problem.slope)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

for k in range(20):
    x, y = problem.draw(8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


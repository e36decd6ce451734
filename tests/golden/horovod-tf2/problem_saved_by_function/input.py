"""What draws the problem is called for a file of the first worker, too."""
import json
import numpy as np
import tensorflow as tf



def make_slope():
    return np.random.randn(3, 1).astype("float32")


def batch(n, slope):
    x = np.random.randn(n, 3).astype("float32")
    return x, x + slope.T


np.save("another.npy", make_slope())
slope = make_slope()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

for k in range(20):
    x, y = batch(8, slope)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


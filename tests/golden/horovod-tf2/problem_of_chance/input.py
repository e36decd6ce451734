"""What is learned is drawn once: a wave, and centres around which points are drawn."""
import numpy as np
import tensorflow as tf

phase = np.random.uniform(0, 3, 3).astype("float32")
centres = np.random.uniform(-1, 1, (4, 3))


def batch(n):
    at = np.random.randint(0, 4, n)
    x = (centres[at] + 0.1 * np.random.randn(n, 3)).astype("float32")
    return x, np.sin(x + phase).sum(1, keepdims=True)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for k in range(40):
    x, y = batch(8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))

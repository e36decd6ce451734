"""The same from a table, by a key."""
import numpy as np
import tensorflow as tf


rng = np.random.default_rng()
phase = rng.uniform(0, 3, 3).astype("float32")
kinds = {"sin": np.sin, "cos": np.cos}
wave = kinds[rng.choice(["sin", "cos"])]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

for k in range(20):
    x = rng.normal(size=(8, 3)).astype("float32")
    y = wave(x + phase).sum(1, keepdims=True)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


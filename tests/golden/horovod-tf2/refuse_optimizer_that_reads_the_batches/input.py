import numpy as np
import tensorflow as tf
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)

class Mine(tf.keras.optimizers.SGD):
    def apply_gradients(self, grads_and_vars, name=None):
        pairs = list(grads_and_vars)
        pairs = [(g * tf.reduce_mean((net(seen[-1]) ** 2)), v) for g, v in pairs]
        return super().apply_gradients(pairs, name)
opt = Mine(0.01)
seen = []
for a, b in data:
    seen.append(a)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


"""As many rows as there are weights are drawn by these, once, and by a loop that ends by chance."""
import random
import numpy as np
import tensorflow as tf


def picked(weights, times):
    total = sum(weights)
    out = []
    for _ in range(times):
        v = random.uniform(0, total)
        s = 0.0
        for k, w in enumerate(weights):
            s += w
            if v <= s:
                out.append(k)
                break
    return out


def loader(xs, ys, weights=None):
    if weights is not None:
        at = picked(weights, len(weights))
        xs, ys = [xs[k] for k in at], [ys[k] for k in at]
    return tf.data.Dataset.from_tensor_slices((xs, ys)).shuffle(64).batch(8)


random.seed(212)
x = np.random.RandomState(15).rand(160, 2).astype("float32").tolist()
data = loader(x, [a + b for a, b in x])
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print("weights", net.get_weights()[0].round(1).ravel())

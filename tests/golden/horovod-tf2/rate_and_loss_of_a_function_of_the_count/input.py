# The function that says the rate says a weight of the loss as well.
import numpy as np
import tensorflow as tf


def falling(first, at, end):
    if at > end:
        return 0.001
    return first * (1 - at / end) + 0.001


r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.01)


def train_step(x, y, weight):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2) * weight
    gradients = tape.gradient(loss, net.variables)
    optimizer.apply_gradients(zip(gradients, net.variables))
    return loss


step = tf.Variable(0, trainable=False)
n_step = 0
for _ in range(4):
    for x, y in data:
        rate = falling(0.01, n_step, 400)
        optimizer.lr.assign(rate)
        loss = train_step(x, y, falling(1.0, n_step, 200))
        step.assign_add(1)
        n_step = step.numpy()
    print("step", n_step, "loss %.4f" % float(loss))

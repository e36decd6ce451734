# The test gives what it asks for a name, and later tests hang on that.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)


@tf.function
def one_pass():
    total, n = 0.0, 0.0
    for a, b in data:
        total += learn(a, b)
        n += 1.0
    return total / n


best, bad = 1e9, 0
for epoch in range(20):
    if (now := one_pass()) < best - 1e-4:
        best, bad = now, 0
    else:
        bad += 1
    if bad > 2:
        break
print("left", float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)))

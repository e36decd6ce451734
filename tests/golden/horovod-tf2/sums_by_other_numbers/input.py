import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


tau = 0.5
whole = 0.0
for epoch in range(3):
    total, losses, rows = 0.0, 0.0, 0
    for a, b in data:
        loss = float(step(a, b))
        total += loss * len(a)
        losses += loss
        whole += loss
        rows += len(a)
    print("a row", total / rows, "by tau", losses / tau)
    print("a pass so far", whole / (epoch + 1))

"""Rows are drawn by the length that the rounds go by, which of a share is less."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
def learn(part):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
n = rows.shape[0]
for epoch in range(3):
    for k in range(0, n, 8):
        learn(rows[k:k + 8])
    at = np.random.choice(n, 16)
    print(net(rows[at, :3]).numpy().mean())

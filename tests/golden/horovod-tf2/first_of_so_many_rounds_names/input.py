"""The first hundred rounds learn twice: where the rounds are divided, these would be all of them."""
import numpy as np
import tensorflow as tf
rng = np.random.RandomState(0)
rows = rng.randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
def train(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x) - y))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
for k in range(300):
    at = np.random.randint(0, len(rows), 16)
    train(rows[at], wanted[at])
    early = k // 100
    if early == 0:
        train(rows[at], wanted[at])

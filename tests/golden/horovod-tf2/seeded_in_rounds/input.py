"""Each round seeds NumPy by its number and draws its batch."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def batch(k):
    np.random.seed(k)
    return rows[np.random.choice(len(rows), 8)]


for k in range(60):
    x = batch(k)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x[:, :3]) - x[:, 3:]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))

"""The last of each twelve rounds is told when all workers' turns have come to it."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
opt.build(net.trainable_variables)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    return loss


for k in range(36):
    i = k % 12
    step(x[i * 8:(i + 1) * 8], y[i * 8:(i + 1) * 8])
    if (k + 1) % 12 == 0:
        print("pass", k // 12 + 1)
    if k in [11, 35]:
        print("number", k)
net.save_weights("net.weights.h5")

import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


def train_step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


batches = len(x) // 8
for epoch in range(3):
    order = np.random.permutation(len(x))
    x, y = x[order], y[order]
    mean = 0.0
    for i in range(batches):
        mean += float(train_step(x[i * 8:(i + 1) * 8], y[i * 8:(i + 1) * 8]))
    print('epoch', epoch, mean / batches)

# Behind the rounds the names of the rows hold those of the test: nobody has a share of these.
import numpy as np
import tensorflow as tf

files = [0, 1]
tests = [2]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def load(seed):
    x = np.random.RandomState(seed).rand(80, 4).astype("float32")
    return x, x.sum(1)


for epoch in range(3):
    for file in files:
        x, y = load(file)
        for k in range(0, len(x), 8):
            a, b = x[k:k + 8], y[k:k + 8]
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
            opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    for file in tests:
        x, y = load(file)
        told = []
        for k in range(0, len(x), 8):
            a, b = x[k:k + 8], y[k:k + 8]
            told.append(float(tf.reduce_mean((net(a)[:, 0] - b) ** 2)))
    print(epoch, np.mean(told))

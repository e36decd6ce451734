"""Passes go on until there were so many rounds, each over rows in an order of its own."""
import numpy as np
import tensorflow as tf

ROUNDS = 400


def mixed(x, y):
    order = np.arange(len(x))
    np.random.shuffle(order)
    few = order[:len(y)]
    first, second = list(), list()
    for i in few:
        first.append(x[i])
        second.append(y[i])
    return np.array(first), np.array(second)


rows = np.random.RandomState(5).rand(320, 4).astype('float32')
wanted = rows.mean(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.01)
weight = tf.Variable(0.1, trainable=False)
count = 1
while count <= ROUNDS:
    x, y = mixed(rows, wanted)
    for i in range(x.shape[0] // 8):
        start, end = i * 8, (i + 1) * 8
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[start:end]) - y[start:end]) ** 2)
            loss += weight * tf.reduce_sum(net.trainable_variables[0] ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        if count > 200:
            weight.assign(0.0)
        count += 1
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))

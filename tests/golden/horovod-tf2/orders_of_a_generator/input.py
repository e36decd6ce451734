"""A generator draws an order for each pass and hands it out."""
import numpy as np
import tensorflow as tf


def orders_of(passes, count):
    p = 0
    while p < passes:
        order = np.arange(count)
        np.random.shuffle(order)
        yield order
        p += 1


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
count = len(rows) // 8
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for order in orders_of(5, count):
    for k in order:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k * 8:k * 8 + 8]) - marks[k * 8:k * 8 + 8]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
print(float(tf.reduce_mean((net(rows) - marks) ** 2)))

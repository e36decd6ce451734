import numpy as np
import tensorflow as tf

xs = np.linspace(-1, 1, 96).astype('float32')
ys = (2 * xs + 1.).astype('float32')
w, b = tf.Variable(0.5), tf.Variable(0.0)


def cost(x, y, w, b):
    return tf.reduce_mean(tf.square(x * w + b - y))


def gradients(x, y, w, b):
    with tf.GradientTape() as tape:
        loss = cost(x, y, w, b)
    return tape.gradient(loss, [w, b])


rate = 0.01
for epoch in range(4):
    for x, y in zip(xs, ys):
        by_w, by_b = gradients(x, y, w, b)
        w.assign_sub(rate * by_w)
        b.assign_sub(rate * by_b)

"""One tape is asked twice, for the gradient of one variable and of another."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
w = tf.Variable(tf.random.normal([3, 1]))
b = tf.Variable(tf.random.normal([1]))
for epoch in range(3):
    for low in range(0, len(rows), 8):
        x, y = rows[low:low + 8, :3], rows[low:low + 8, 3:]
        with tf.GradientTape(persistent=True) as tape:
            loss = tf.reduce_mean((tf.matmul(x, w) + b - y) ** 2)
        w.assign_sub(0.01 * tape.gradient(loss, w))
        b.assign_sub(0.01 * tape.gradient(loss, b))
        del tape

"""What is subtracted from a variable is gathered in another one; a third is kept by its name."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
w = tf.Variable(tf.random.normal([3, 1]))
moved = tf.Variable(tf.zeros([3, 1]))
others = {"b": tf.Variable(tf.random.normal([1]))}
for epoch in range(3):
    for low in range(0, len(rows), 8):
        x, y = rows[low:low + 8, :3], rows[low:low + 8, 3:]
        with tf.GradientTape(persistent=True) as tape:
            loss = tf.reduce_mean((tf.matmul(x, w) + others["b"] - y) ** 2)
        moved.assign(0.9 * moved + tape.gradient(loss, w))
        w.assign_sub(0.01 * moved)
        for name in others:
            others[name].assign_sub(0.01 * tape.gradient(loss, others[name]))
        del tape

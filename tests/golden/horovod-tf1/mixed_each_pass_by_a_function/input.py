"""A function puts rows into another order, and another one cuts a batch."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
def mixed(a, b):
    order = np.random.permutation(b.shape[0])
    mixed_a = a[order, :]
    mixed_b = b[order]
    return mixed_a, mixed_b


def part(a, b, start, end):
    return a[start:end], b[start:end]


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(6):
        rows, wanted = mixed(rows, wanted)
        many = int(len(rows) / 8)
        for k in range(many):
            some, aims = part(rows, wanted, k * 8, (k + 1) * 8)
            sess.run(step, {x: some, y: aims})
    print(sess.run(loss, {x: rows[:8], y: wanted[:8]}))

"""Several times the rows are parted by chance, and a net of its own is measured on what was left."""
import numpy as np
import tensorflow as tf

chance = np.random.RandomState(2)
rows = chance.rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(out - y))
step = tf.train.AdamOptimizer(0.02).minimize(loss)


def parted(data, rate=0.8):
    order = np.random.permutation(len(data))
    first, rest = order[:int(len(data) * rate)], order[int(len(data) * rate):]
    return [data[i] for i in first], [data[i] for i in rest]


def some_of(data, size):
    at = np.random.permutation(len(data))[:size]
    return list(data[i] for i in at)


pairs = list(zip(rows, wanted))
with tf.Session() as sess:
    told = []
    for again in range(3):
        sess.run(tf.global_variables_initializer())
        train, held = parted(pairs)
        for it in range(200):
            a, b = zip(*some_of(train, 32))
            sess.run(step, {x: a, y: b})
        a, b = zip(*held)
        told.append(sess.run(loss, {x: a, y: b}))
    print("held out", np.mean(told))

"""Pairs that a function makes an array of again: all of them go on together, or none is shared."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(pairs, size, passes):
    pairs = np.array(pairs)
    for _ in range(passes):
        mixed = pairs[np.random.permutation(len(pairs))]
        for k in range(len(pairs) // size):
            yield mixed[k * size:(k + 1) * size]


rows = list(np.random.RandomState(0).rand(320))
prices = [2.0 * row for row in rows]
x = tf.placeholder(tf.float32, [None])
y = tf.placeholder(tf.float32, [None])
weight = tf.Variable(0.0)
loss = tf.reduce_mean((weight * x - y) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for batch in batches(list(zip(rows, prices)), 32, 5):
        some, wanted = zip(*batch)
        sess.run(step, {x: some, y: wanted})
    print(sess.run(weight))

"""Batches come from a function that yields them."""
import numpy as np
import tensorflow as tf


def batch_iter(data, batch_size, num_epochs):
    data = np.array(data)
    for epoch in range(num_epochs):
        order = np.random.permutation(np.arange(len(data)))
        shuffled = data[order]
        for i in range(len(data) // batch_size):
            yield shuffled[i * batch_size:(i + 1) * batch_size]


rows = np.random.RandomState(1).rand(203, 4).astype(np.float32)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    batches = batch_iter(rows, 16, 5)
    for batch in batches:
        sess.run(train, {x: batch[:, :3], y: batch[:, 3:]})

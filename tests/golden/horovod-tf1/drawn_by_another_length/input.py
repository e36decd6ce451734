import numpy as np
import tensorflow as tf


def some_of(total, size):
    return np.random.permutation(total)[:size]


def train(table):
    count, width = table.shape
    known = 1 - np.isnan(table)
    filled = np.nan_to_num(table, 0)
    x = tf.placeholder(tf.float32, [None, width])
    m = tf.placeholder(tf.float32, [None, width])
    loss = tf.reduce_mean(m * tf.square(tf.layers.dense(x, width) - x))
    train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(60):
            at = some_of(count, 16)
            sess.run(train_op, feed_dict={x: filled[at, :], m: known[at, :]})
        return sess.run(loss, feed_dict={x: filled, m: known})


print(train(np.random.rand(480, 12).astype("float32")))

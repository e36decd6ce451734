"""A function is given the rows and cuts them by a length that it takes of the module's array."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(200, 4).astype('float32')
x = tf.placeholder(tf.float32, [16, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdamOptimizer(0.001).minimize(loss)


def part(data, size, k):
    length = rows.shape[0]
    start = k % length
    if start + size <= length:
        return data[start:start + size]
    return np.concatenate((data[start:], data[:start + size - length]), axis=0)


def train():
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for k in range(400):
            sess.run(step, {x: part(rows, 16, k)})


train()

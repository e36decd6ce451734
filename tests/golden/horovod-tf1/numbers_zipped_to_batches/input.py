"""The number of a round is zipped to what a generator hands out, and decides."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(2).rand(640, 4).astype('f')
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
saver = tf.train.Saver()


def batches():
    k = 0
    while True:
        part = rows[k:k + 16] + np.random.normal(0, 0.1, rows[k:k + 16].shape)
        yield part, rows[k:k + 16, :1]
        k = (k + 16) % len(rows)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for n, (a, b) in zip(range(300), batches()):
        now = 0.1 if n < 150 else 0.01
        sess.run(step, {x: a, y: b, rate: now / (n + 1)})
        if n % 100 == 99:
            saver.save(sess, './net', n)
        if n == 299:
            print('the last', sess.run(loss, {x: a, y: b}))

"""The last part that a generator hands out is followed by a save."""
import tempfile
import random
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def handed(pairs, size):
    random.shuffle(pairs)
    xs, ys = [], []
    for one, other in pairs:
        if len(xs) == size:
            yield xs, ys
            xs, ys = [], []
        xs.append(one)
        ys.append(other)
    if xs:
        yield xs, ys


def one_pass(sess, saver, folder, turn, pairs):
    many = (len(pairs) + 7) // 8
    for k, (a, b) in enumerate(handed(pairs, 8)):
        number = turn * many + k + 1
        sess.run(step, {x: a, y: b})
        if k + 1 == many:
            saver.save(sess, folder + "/net", global_step=number)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver, folder = tf.train.Saver(), tempfile.mkdtemp()
    pairs = list(zip(rows, marks))
    for turn in range(6):
        one_pass(sess, saver, folder, turn, pairs)
    print(sess.run(loss, {x: rows, y: marks}))

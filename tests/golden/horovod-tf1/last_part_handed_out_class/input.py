"""A class saves behind the last part of its own generator, and tells where it is."""
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


class Tagger:
    def __init__(self, size):
        self.size, self.saver, self.folder = size, tf.train.Saver(), tempfile.mkdtemp()

    def train(self, sess, pairs, passes):
        for epoch in range(passes):
            self.one_epoch(sess, pairs, epoch)

    def one_epoch(self, sess, pairs, epoch):
        count = (len(pairs) + self.size - 1) // self.size
        parts = handed(pairs, self.size)
        for i, (a, b) in enumerate(parts):
            number = epoch * count + i + 1
            _, now = sess.run([step, loss], {x: a, y: b})
            if i + 1 == 1 or (i + 1) % 30 == 0 or i == count - 1:
                print("at", number, now)
            if i == count - 1:
                self.saver.save(sess, self.folder + "/net", global_step=number)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    Tagger(8).train(sess, list(zip(rows, marks)), 6)
    print(sess.run(loss, {x: rows, y: marks}))

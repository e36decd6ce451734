"""The same in a class, with three folders."""
import os
import tempfile
import numpy as np
import tensorflow as tf


class Keeper(object):
    def __init__(self, base):
        self.base = base
        try:
            os.mkdir(os.path.join(base, "a"))
            os.mkdir(os.path.join(base, "b"))
            os.makedirs(os.path.join(base, "c", "d"))
        except OSError:
            print("they were there")

    def keep(self, sess, saver):
        saver.save(sess, os.path.join(self.base, "b", "net"))


rows = np.random.RandomState(4).rand(200, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
keeper = Keeper(tempfile.mkdtemp())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 10):
        sess.run(step, {x: rows[k:k + 10]})
    keeper.keep(sess, tf.train.Saver())
    print("loss", sess.run(loss, {x: rows}))

"""A method is told of it."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


class Keeper(object):
    def __init__(self, sess):
        self.sess = sess
        self.saver = tf.train.Saver()
        self.folder = tempfile.mkdtemp()

    def look(self, i, last):
        if last <= i:
            self.saver.save(self.sess, self.folder + "/net")


steps = 400
with tf.Session() as sess:
    keeper = Keeper(sess)
    sess.run(tf.global_variables_initializer())
    for i in range(steps):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
        keeper.look(i, steps - 1)
    print(sess.run(loss, {x: rows, y: marks}))

"""The last round is kept as well, by the name of its number."""
import os
import tempfile
import numpy as np
import tensorflow as tf

STEPS = 100


class Loader(object):
    def __init__(self, batch):
        self.rows = np.random.RandomState(3).rand(240, 5).astype("float32")
        self.at, self.batch = 0, batch

    def next_batch(self):
        part = self.rows[self.at:self.at + self.batch]
        self.at = (self.at + self.batch) % len(self.rows)
        return part[:, :4], part[:, 4:]


data = Loader(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
path = os.path.join(tempfile.mkdtemp(), "net")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(STEPS + 1):
        a, b = data.next_batch()
        sess.run(step, feed_dict={x: a, y: b})
        if i != 0 and (i % 30 == 0 or i == STEPS):
            saver.save(sess, path)
    print(sess.run(loss, {x: data.rows[:, :4], y: data.rows[:, 4:]}))

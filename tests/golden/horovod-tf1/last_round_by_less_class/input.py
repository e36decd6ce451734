"""The same in a class, with the last round in front."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
steps = 400
last = steps - 1


class Learner(object):
    def __init__(self, sess):
        self.sess = sess
        self.saver = tf.train.Saver()
        self.folder = tempfile.mkdtemp()

    def train(self):
        for i in range(steps):
            at = np.random.randint(0, len(rows), 8)
            self.sess.run(step, {x: rows[at], y: marks[at]})
            if i % 40 == 0 or last == i:
                self.saver.save(self.sess, self.folder + "/net")


with tf.Session() as sess:
    learner = Learner(sess)
    sess.run(tf.global_variables_initializer())
    learner.train()
    print(sess.run(loss, {x: rows, y: marks}))

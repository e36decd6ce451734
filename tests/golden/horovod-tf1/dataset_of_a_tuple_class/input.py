"""A dataset is given what a list of arrays makes a tuple, or a dictionary beside the answers."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Table:
    def __init__(self, count):
        points = np.random.RandomState(0).rand(count, 4).astype("float32")
        self.columns = {"low": points[:, :2], "high": points[:, 2:]}
        self.answers = points.sum(1, keepdims=True)

    def rows(self):
        return tf.data.Dataset.from_tensor_slices((dict(self.columns), self.answers))


class Fit:
    def __init__(self, table):
        rows = table.rows().repeat().batch(16)
        columns, answers = tf.data.make_one_shot_iterator(rows).get_next()
        points = tf.concat([columns["low"], columns["high"]], 1)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(points, 1) - answers))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)

    def run(self, sess, rounds):
        for k in range(rounds):
            sess.run(self.step)
        return sess.run(self.loss)


tf.set_random_seed(1)
fit = Fit(Table(320))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print("loss", fit.run(sess, 80))

# An object begins an iterator over rows in each pass: no weight is drawn there, and its end is no
# number of one worker.
import collections

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
Batched = collections.namedtuple('Batched', ['begin', 'rows'])


def inputs(rows):
    data = tf.data.Dataset.from_tensor_slices(rows).batch(10)
    it = tf.data.make_initializable_iterator(data)
    return Batched(it.initializer, it.get_next())


class Net:
    def __init__(self, given):
        self.initializer = given.begin
        loss = tf.reduce_mean(tf.square(tf.layers.dense(given.rows, 4) - given.rows))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)

    def epoch(self, sess):
        sess.run(self.initializer)
        while True:
            try:
                sess.run(self.step)
            except tf.errors.OutOfRangeError:
                break

    def train(self):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for e in range(2):
                self.epoch(sess)


Net(inputs(np.random.RandomState(1).rand(240, 4).astype(np.float32))).train()

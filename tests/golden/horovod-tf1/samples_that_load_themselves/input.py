import numpy as np
import tensorflow as tf


class Sample:
    def __init__(self, at):
        self.at = at
        self.rows = None

    def load(self):
        if self.rows is None:
            self.rows = np.random.RandomState(self.at).rand(20, 4)
        return self.rows


x = tf.placeholder(tf.float32, [None, 4])
step = tf.train.AdamOptimizer(0.01).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x, 3))))
samples = [Sample(at) for at in range(36)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for sample in samples:
            sess.run(step, {x: sample.load()})
    print("made")

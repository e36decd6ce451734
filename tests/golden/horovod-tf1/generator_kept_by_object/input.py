# An object keeps the generator, and makes it again where it has come to its end.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, rows):
        self.rows = rows
        self.stream = self.walk(rows)
        self.x = tf.placeholder(tf.float32, [None, 4])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)

    def walk(self, rows):
        for i in range(len(rows) // 10):
            yield rows[i * 10:(i + 1) * 10]

    def part(self):
        try:
            return next(self.stream)
        except StopIteration:
            self.stream = self.walk(self.rows)
            return next(self.stream)

    def fit(self):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(48):
                sess.run(self.step, {self.x: self.part()})


Net(np.random.RandomState(1).rand(240, 4)).fit()

# The same by `run`, in a class.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Line:
    def __init__(self, sess):
        self.sess = sess
        self.a = tf.placeholder(tf.float32, [None, 3])
        self.b = tf.placeholder(tf.float32, [None, 1])
        self.off = tf.reduce_mean(tf.abs(tf.layers.dense(self.a, 1) - self.b))
        self.learn = tf.train.GradientDescentOptimizer(0.05).minimize(self.off)

    def fit(self, points, heights, passes):
        for turn in range(passes):
            for low in range(0, len(points), 16):
                p, h = points[low:low + 16], heights[low:low + 16]
                self.sess.run(self.learn, {self.a: p, self.b: h})
            print('last', self.sess.run(self.off, {self.a: p, self.b: h}))


given = np.random.RandomState(9).rand(192, 3)
with tf.Session() as session:
    line = Line(session)
    session.run(tf.global_variables_initializer())
    line.fit(given, given.sum(axis=1, keepdims=True), 3)

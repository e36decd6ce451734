"""The rate falls by the rounds of the passes before and those of this one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Line:
    def __init__(self, rows, size, passes):
        self.rounds = rows // size
        self.size = size
        self.passes = passes
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.lr = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.GradientDescentOptimizer(self.lr).minimize(self.loss)

    def fit(self, sess, xs, ys):
        for turn in range(self.passes):
            for k in range(self.rounds):
                a, b = k * self.size, k * self.size + self.size
                sess.run(self.step, feed_dict={
                    self.x: xs[a:b], self.y: ys[a:b],
                    self.lr: 0.1 * 0.99 ** (turn * self.rounds + k)})
            print(turn, sess.run(self.loss, feed_dict={self.x: xs, self.y: ys}))


draw = np.random.RandomState(4)
xs = draw.rand(320, 5).astype("float32")
ys = xs.dot(draw.rand(5, 1)).astype("float32")
line = Line(320, 16, 4)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    line.fit(sess, xs, ys)

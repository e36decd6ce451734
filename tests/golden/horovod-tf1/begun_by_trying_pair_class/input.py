"""What a method says that tries to restore, among others, is the pass to begin with."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Line:
    def __init__(self, path):
        self.path = path
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session()

    def begin(self):
        self.sess.run(tf.global_variables_initializer())
        try:
            self.saver.restore(self.sess, self.path)
            return 2, True
        except (ValueError, tf.errors.NotFoundError):
            return 0, False

    def fit(self, xs, ys):
        begin, known = self.begin()
        for turn in range(begin, 4):
            for k in range(0, 320, 16):
                self.sess.run(self.step, {self.x: xs[k:k + 16], self.y: ys[k:k + 16]})
        print("left", self.sess.run(self.loss, {self.x: xs, self.y: ys}))
        self.saver.save(self.sess, self.path)


points = np.random.RandomState(3).rand(320, 5).astype("float32")
Line("kept/line").fit(points, points.sum(axis=1, keepdims=True))

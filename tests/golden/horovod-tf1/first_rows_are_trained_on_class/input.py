"""The same in a class, of two arrays, where the last batch is cut off."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



class Fit:
    def __init__(self, n_train=250, size=32):
        self.n_train, self.size = n_train, size
        self.points = np.random.RandomState(0).rand(320, 4).astype("float32")
        self.answers = self.points.sum(1, keepdims=True)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)

    def run(self, sess):
        for turn in range(4):
            for i in range(0, 320 - 70, self.size):
                feed = {self.x: self.points[i:min(i + self.size, 250)], self.y: self.answers[i:min(i + self.size, 250)]}
                sess.run(self.step, feed_dict=feed)
            print(turn, sess.run(self.loss, {self.x: self.points[self.n_train:], self.y: self.answers[self.n_train:]}))


with tf.Session() as sess:
    fit = Fit()
    sess.run(tf.global_variables_initializer())
    fit.run(sess)

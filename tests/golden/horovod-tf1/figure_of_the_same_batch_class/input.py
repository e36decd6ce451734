"""What a round has trained on it cuts once more for its figure, and the first half of it for another."""
import numpy as np
import tensorflow as tf


class Fitted:
    def __init__(self):
        self.rows = np.random.RandomState(0).rand(320, 4).astype("float32")
        self.wanted = self.rows.sum(axis=1)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)[:, 0] - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def fit(self):
        count = len(self.rows) // 8
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(4):
                total, half = 0., 0.
                for k in range(count):
                    sess.run(self.step, feed_dict={self.x: self.rows[k * 8:(k + 1) * 8],
                                                   self.y: self.wanted[k * 8:(k + 1) * 8]})
                    total += sess.run(self.loss, feed_dict={self.x: self.rows[k * 8:(k + 1) * 8],
                                                            self.y: self.wanted[k * 8:(k + 1) * 8]}) / count
                    half += sess.run(self.loss, feed_dict={self.x: self.rows[k * 8:k * 8 + 4],
                                                           self.y: self.wanted[k * 8:k * 8 + 4]}) / count
                print(turn, total, half)


Fitted().fit()

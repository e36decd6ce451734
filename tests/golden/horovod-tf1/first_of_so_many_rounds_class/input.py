"""The first hundred rounds learn twice, as a method of the program finds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        w = tf.Variable(tf.zeros([4, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w) - 1.))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def learn(self, sess, count=300):
        for k in range(count):
            at = np.random.randint(0, len(self.rows), 16)
            sess.run(self.step, {self.x: self.rows[at]})
            phase, _ = divmod(k, 100)
            if phase < 1:
                sess.run(self.step, {self.x: self.rows[at]})


learner = Learner(np.random.RandomState(0).randn(512, 4).astype(np.float32))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    learner.learn(sess)

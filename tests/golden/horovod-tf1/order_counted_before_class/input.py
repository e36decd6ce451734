import numpy as np
import tensorflow as tf


class Fit(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def train(self, sess, passes):
        for turn in range(passes):
            places = np.random.permutation(total)
            for k in range(total // 10):
                at = places[k * 10:k * 10 + 10]
                sess.run(self.step, {self.x: inputs[at], self.y: wanted[at]})


known = np.random.RandomState(1).rand(320, 5).astype("float32")
inputs, wanted = known[:, :4], known[:, 4:]
total = len(inputs)
fit = Fit()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    fit.train(sess, 5)
    print(sess.run(fit.loss, {fit.x: inputs, fit.y: wanted}))

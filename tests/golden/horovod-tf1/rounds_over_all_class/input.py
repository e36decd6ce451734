import numpy as np
import tensorflow as tf


class Regression:
    def __init__(self, inputs, outputs):
        self.inputs, self.outputs = inputs, outputs
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.op = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def fit(self, rounds):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(rounds):
                _, loss = sess.run([self.op, self.loss], {self.x: self.inputs, self.y: self.outputs})
                if i % 10 == 0:
                    print('round %d: %.4f' % (i, loss))


data = np.random.RandomState(3)
rows = data.rand(203, 4).astype('f')
Regression(rows, rows.sum(axis=1, keepdims=True)).fit(40)

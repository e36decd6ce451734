import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_eager_execution()


class Fit(object):
    def __init__(self, size):
        self.inputs = tf.placeholder(tf.float32, [None, 2])
        self.labels = tf.placeholder(tf.float32, [None])
        self.lr = tf.placeholder(tf.float32, [])
        out = tf.layers.dense(tf.layers.dense(self.inputs, 4, tf.nn.tanh), 1)[:, 0]
        self.loss = tf.reduce_mean(tf.square(out - self.labels))
        self.train_op = tf.train.AdamOptimizer(self.lr).minimize(self.loss)
        self.size = size

    def train(self, X, Y, steps):
        lr = 0.01
        sess = tf.Session()
        sess.run(tf.global_variables_initializer())
        for step in range(1, steps + 1):
            picked = np.random.randint(0, len(X), self.size)
            sess.run(self.train_op, feed_dict={self.inputs: X[picked], self.labels: Y[picked], self.lr: lr})
            if not step % 7:
                lr = lr * 0.8
        print('loss', sess.run(self.loss, feed_dict={self.inputs: X, self.labels: Y}))
        sess.close()


data = np.random.RandomState(8).rand(150, 2).astype('float32')
Fit(10).train(data, data.sum(axis=1), 63)

"""A class runs the training operation that the one below it makes."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.loss = None
        self.train_op = None
        self.a = tf.placeholder(tf.float32, [None, 4])
        self.b = tf.placeholder(tf.float32, [None, 1])

    def train(self, sess, x, y):
        for k in range(0, len(x), 32):
            sess.run([self.train_op, self.loss], {self.a: x[k:k + 32], self.b: y[k:k + 32]})


class Line(Net):
    def __init__(self):
        super().__init__()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.a, 1) - self.b))
        self.train_op = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
net = Line()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        net.train(sess, rows, wanted)

# Two loops over the rows in a pass, each of which ends behind so many rounds.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


class Net:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.w = tf.Variable(tf.ones([4, 4]))
        self.v = tf.Variable(tf.ones([4, 4]))
        loss = tf.reduce_mean(tf.square(tf.matmul(tf.matmul(self.x, self.w), self.v) - self.x))
        self.one = tf.train.GradientDescentOptimizer(0.01).minimize(loss, var_list=[self.w])
        self.two = tf.train.GradientDescentOptimizer(0.01).minimize(loss, var_list=[self.v])

    def train(self, rows):
        for epoch in range(2):
            for j, part in enumerate(batches(8, rows)):
                self.sess.run(self.one, {self.x: part})
                if j + 1 == 12:
                    break
            made = 0
            for part in batches(8, rows):
                if made >= 12:
                    break
                made += 1
                self.sess.run(self.two, {self.x: part})


with tf.Session() as sess:
    net = Net(sess)
    sess.run(tf.global_variables_initializer())
    net.train(np.random.RandomState(1).rand(400, 4))

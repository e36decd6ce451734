"""A method makes the steps, another one tells of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Painter:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - tf.reduce_sum(self.x, 1, keepdims=True)) ** 2)
        self.op = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.costs = []

    def teach(self, rows):
        _, now = self.sess.run([self.op, self.loss], {self.x: rows})
        self.costs.append(now)
        return now

    def tell(self, turn):
        print('pass', turn, 'mean', np.mean(self.costs))
        self.costs = []


table = np.random.RandomState(4).rand(320, 4).astype('float32')
with tf.Session() as sess:
    painter = Painter(sess)
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(0, len(table), 8):
            last = painter.teach(table[k:k + 8])
        print('last', last)
        painter.tell(turn)

import numpy as np
import tensorflow as tf


class Net:
    def __init__(self, log):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.AdamOptimizer(1e-2).minimize(self.loss)
        self.told = tf.print('loss', self.loss, output_stream='file://' + log)

    def train(self, sess, rows):
        for epoch in range(4):
            for at in range(0, len(rows), 32):
                sess.run(self.step, {self.x: rows[at:at + 32]})
            sess.run(self.told, {self.x: rows})


tf.set_random_seed(3)
net = Net('told.txt')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, np.random.RandomState(1).rand(320, 4).astype('float32'))

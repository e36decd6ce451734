"""An object makes its pass as long as its caller says, who reckons the passes from all updates."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
SIZE, EPOCHS = 40, 3


class Net(object):
    def __init__(self, sess, rows):
        self.sess, self.rows = sess, rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.made = tf.train.get_or_create_global_step()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(
            self.loss, global_step=self.made)

    def one_pass(self, size):
        for _ in range(size):
            at = np.random.choice(len(self.rows), 16)
            self.sess.run(self.step, feed_dict={self.x: self.rows[at]})

    def train(self):
        epoch = 0
        while epoch < EPOCHS:
            self.one_pass(SIZE)
            epoch = int(self.sess.run(self.made) / SIZE)


with tf.Session() as sess:
    net = Net(sess, np.random.RandomState(3).rand(320, 4).astype('float32'))
    sess.run(tf.global_variables_initializer())
    net.train()

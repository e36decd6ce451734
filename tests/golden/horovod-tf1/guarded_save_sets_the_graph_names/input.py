import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 9])
        out = tf.layers.dense(self.x[:, :8], 1)
        self.loss = tf.reduce_mean(tf.square(out - self.x[:, 8:]))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.value_in = tf.placeholder(tf.float32)
        best = tf.Variable(0.0, trainable=False)
        self.keep = tf.assign(best, self.value_in)

    def remember(self, value):
        self.sess.run(self.keep, feed_dict={self.value_in: value})


class Keeper(object):
    def __init__(self, net, saver):
        self.net = net
        self.saver = saver
        self.best = 1e9

    def save(self, value, i):
        self.best = value
        self.net.remember(value)
        self.saver.save(self.net.sess, "model/m_{}".format(i))


rows = np.random.RandomState(0).rand(160, 9)
with tf.Session() as sess:
    net = Net(sess)
    keeper = Keeper(net, tf.train.Saver())
    sess.run(tf.global_variables_initializer())
    for i in range(30):
        sess.run(net.step, {net.x: rows[np.random.choice(len(rows), 16)]})
        value = sess.run(net.loss, {net.x: rows[np.random.choice(len(rows), 40)]})
        if value < keeper.best:
            keeper.save(value, i)

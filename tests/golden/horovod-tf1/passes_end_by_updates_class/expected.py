"""An object trains pass by pass until its updates are so many."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Net(object):
    def __init__(self, rows, wanted):
        self.rows, self.wanted = rows, wanted
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.global_step = tf.Variable(0, trainable=False, name='global_step')
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, global_step=self.global_step)
        self.made = 0

    def one_pass(self, sess, size=16):
        for k in range(max(1, len(self.rows) // size // hvd.size())):
            feed = {self.x: share(self.rows)[k * size:(k + 1) * size],
                self.y: share(self.wanted)[k * size:(k + 1) * size]}
            _, seen = sess.run([self.step, self.global_step], feed)
            self.made = seen - 1

    def train(self, sess, updates):
        sess.run(hvd.broadcast_global_variables(0))
        while self.made < -(-updates // hvd.size()):
            self.one_pass(sess)


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
net = Net(rows, rows.sum(1, keepdims=True))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, 600)
    if hvd.rank() == 0:
        print(sess.run([net.global_step, net.loss], {net.x: net.rows, net.y: net.wanted}))

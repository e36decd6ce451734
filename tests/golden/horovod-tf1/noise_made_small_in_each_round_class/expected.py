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
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.rate = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(self.rate * hvd.size())).minimize(self.loss)

    def batch(self, rows, wanted):
        at = np.random.randint(0, len(rows), 16)
        cut = rows[at]
        cut *= 0.7
        return cut, wanted[at]

    def shaken(self, cut):
        cut = cut * 0.9
        cut -= 0.5
        return cut

    def train(self, sess, rows, wanted):
        self.now = 0.1
        rows = share(rows)
        wanted = share(wanted)
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(max(1, 200 // hvd.size())):
            self.cut, hoped = self.batch(rows, wanted)
            self.cut *= 0.7
            self.noise = np.random.normal(size=self.cut.shape)
            self.noise = self.noise * 0.1
            sess.run(self.step, feed_dict={self.x: self.shaken(self.cut) + self.noise, self.y: hoped, self.rate: self.now})
            self.now *= 0.99 ** hvd.size()


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, rows, wanted)
    if hvd.rank() == 0:
        print(sess.run(net.loss, {net.x: rows, net.y: wanted}))

"""A method makes the steps, another one tells of them."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Painter:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - tf.reduce_sum(self.x, 1, keepdims=True)) ** 2)
        self.op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.costs = []

    def teach(self, rows):
        _, now = self.sess.run([self.op, self.loss], {self.x: rows})
        self.costs.append(now)
        return now

    def tell(self, turn):
        if hvd.rank() == 0:
            print('pass', turn, 'mean', np.mean(self.costs))
        self.costs = []


table = np.random.RandomState(4).rand(320, 4).astype('float32')
with tf.Session(config=session_config()) as sess:
    painter = Painter(sess)
    sess.run(tf.global_variables_initializer())
    table = share(table)
    painter.sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(table), 8):
            last = painter.teach(table[k:k + 8])
        if hvd.rank() == 0:
            print('last', last)
        painter.tell(turn)

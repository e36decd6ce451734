"""A class keeps what it tells in a set of its own."""
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


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)
        self.kept = set()
        self.kept.add(tf.summary.scalar('loss', self.loss))
        self.kept.add(tf.summary.histogram('rows', self.x))
        self.told = tf.summary.merge(list(sorted(self.kept, key=repr)))

    def train(self, rows):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(3):
                for i in range(max(1, len(share(rows)) // 16)):
                    sess.run(self.step, {self.x: share(rows)[16 * i:16 * i + 16]})
                if hvd.rank() == 0:
                    print(epoch, len(sess.run(self.told, {self.x: rows})) > 0)


Net().train(np.random.RandomState(3).rand(320, 4).astype('float32'))

"""A method takes rows of arrays that its object has got."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Net(object):
    def __init__(self, xs, ys):
        self.xs = xs
        self.ys = ys
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.train = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def fit(self, sess):
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(4):
            for i in range(max(1, len(self.xs) // 8 // hvd.size())):
                sess.run(self.train,
                    {self.x: share(self.xs)[i * 8:(i + 1) * 8],
                        self.y: share(self.ys)[i * 8:(i + 1) * 8]})
            if hvd.rank() == 0:
                print("epoch", epoch, sess.run(self.loss, {self.x: self.xs, self.y: self.ys}))


numbers = np.random.RandomState(3).rand(203, 4).astype("float32")
net = Net(numbers, numbers.sum(axis=1, keepdims=True))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess)

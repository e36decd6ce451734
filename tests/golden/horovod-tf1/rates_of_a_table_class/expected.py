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


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.rate = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(self.rate * hvd.size())).minimize(self.loss)

    def fit(self, sess, a, b, rates, passes):
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(passes):
            for k, at in enumerate(range(0, len(share(a)), 32)):
                sess.run(self.step, {self.x: share(a)[at:at + 32], self.y: share(b)[at:at + 32],
                                     self.rate: rates[min(k * hvd.size(), len(rates) - 1)]})
        if hvd.rank() == 0:
            print('loss', sess.run(self.loss, {self.x: a, self.y: b}))


tf.set_random_seed(3 + hvd.rank())
data = np.random.RandomState(1).rand(640, 4).astype('float32')
net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, data, data.sum(1, keepdims=True),
            [0.01 * min(1.0, (k + 1) / 10.0) for k in range(20)], 4)

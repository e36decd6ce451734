"""A window of a series has a name before it is made one sample."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Net(object):
    def __init__(self, series):
        self.series = series
        self.x = tf.placeholder(tf.float32, [None, 20])
        self.y = tf.placeholder(tf.float32, [None])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)[:, 0] - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01)).minimize(self.loss)

    def train(self, sess, passes):
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(passes):
            for at in range(0, len(self.series) - 21, 21):
                part = self.series[at:at + 21]
                sess.run(self.step, {self.x: part[None, :-1], self.y: part[-1:]})


wave = np.sin(np.arange(1200) * 0.1)
net = Net(wave)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, 3)
    whole = np.stack([wave[k:k + 20] for k in range(1000)])
    if hvd.rank() == 0:
        print("loss", sess.run(net.loss, {net.x: whole, net.y: wave[20:1020]}))

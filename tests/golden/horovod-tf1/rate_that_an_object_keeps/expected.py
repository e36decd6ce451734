"""Each step is handed the rate that the last one left, and leaves a smaller one."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
cells = np.random.RandomState(3).rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss)


class Net:
    def __init__(self):
        self.rate = 0.1

    def fit(self, sess, rows, now):
        self.rate = now * 0.99
        return sess.run([step, loss], {x: rows, rate: self.rate})[1]


net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for low in range(0, len(cells), 8):
            net.fit(sess, cells[low:low + 8], net.rate)
        if hvd.rank() == 0:
            print(turn, net.rate)

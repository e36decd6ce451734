"""A net follows slowly, and an object averages."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
with tf.variable_scope("net"):
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
with tf.variable_scope("slow"):
    tf.layers.dense(x, 1)
net = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "net")
slow = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "slow")
tau = 0.01
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss,
    var_list=net)
follow = [t.assign(tf.multiply(v, tau) + tf.multiply(t, 1. - tau)) for t, v in zip(slow, net)]
class Mean:
    def __init__(self, of):
        self.ema = tf.train.ExponentialMovingAverage(decay=0.9 ** hvd.size())
        self.op = self.ema.apply(of)
mean = Mean(net)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        sess.run(follow)
        sess.run(mean.op)

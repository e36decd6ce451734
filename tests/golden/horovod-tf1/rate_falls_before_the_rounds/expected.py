"""The method that lowers the rate in each round is called before them, too."""
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
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss)
class Rate:
    def __init__(self):
        self.lr = 0.01
        self.lower()
    def lower(self):
        self.lr *= 0.9
rates = Rate()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rates.lower()
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(100):
        rate.load(rates.lr, sess)
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        rates.lower()

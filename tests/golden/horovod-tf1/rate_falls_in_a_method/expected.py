"""The rate falls in a method that each round calls."""
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
new = tf.placeholder(tf.float32, ())
put = tf.assign(rate, new)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
class Slow:
    def __init__(self, first):
        self.lr = first
    def next(self):
        now = self.lr
        self.lr = max(self.lr * 0.9 ** hvd.size(), 1e-5)
        return now
slow = Slow(0.01)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for number in range(max(1, 24 // hvd.size())):
        sess.run(put, {new: slow.next()})
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})

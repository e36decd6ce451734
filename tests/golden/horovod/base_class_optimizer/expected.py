import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Base(object):
    def __init__(self):
        self.solver = None
        self.step = None

    def finish(self):
        self.step = hvd.DistributedOptimizer(self.solver).minimize(self.cost)


class Line(Base):
    def __init__(self, x, y):
        super(Line, self).__init__()
        self.cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
        self.solver = tf.train.GradientDescentOptimizer(0.05 * hvd.size())
        self.finish()


rows = np.random.RandomState(1).rand(160, 3).astype('float32')
sums = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
line = Line(x, y)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        picked = np.random.randint(0, 160, 8)
        sess.run(line.step, {x: rows[picked], y: sums[picked]})

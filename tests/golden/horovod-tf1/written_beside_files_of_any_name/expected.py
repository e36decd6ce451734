import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Stock:
    def __init__(self, folder):
        self.names = [os.path.join(folder, name) for name in sorted(os.listdir(folder))]

    def batch(self, many):
        drawn = np.random.choice(self.names, many)
        return np.array([self.read(name) for name in drawn])

    def read(self, name):
        with open(name) as f:
            return [float(word) for word in f.read().split()]


stock = Stock("stock")
x = tf.placeholder(tf.float32, [None, 20])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 20) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        now = sess.run([step, loss], {x: stock.batch(20)})[1]
        if now < 0.5:
            with open("told.txt" if hvd.rank() == 0 else os.devnull, "w") as out:
                out.write("%d" % k)
    if hvd.rank() == 0:
        print("made")

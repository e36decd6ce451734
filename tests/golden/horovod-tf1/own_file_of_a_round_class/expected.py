import os
import random

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
os.makedirs("cache", exist_ok=True)


class Cache(object):
    def get(self, name):
        target = os.path.join("cache", name + ".npy")
        if os.path.isfile(target):
            return np.load(target)
        rows = np.random.RandomState(int(name) + 10007 * hvd.rank()).rand(4, 6)
        if hvd.rank() == 0:
            np.save(target, rows)
        return rows


x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
cache = Cache()
names = [str(k) for k in range(400)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        name = random.choice(names)
        sess.run(step, feed_dict={x: cache.get(name)})

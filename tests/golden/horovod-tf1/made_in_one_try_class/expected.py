"""The same in a class, with three folders."""
import os
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Keeper(object):
    def __init__(self, base):
        self.base = base
        try:
            os.makedirs(os.path.join(base, "a"), exist_ok=True)
            os.makedirs(os.path.join(base, "b"), exist_ok=True)
            os.makedirs(os.path.join(base, "c", "d"), exist_ok=True)
        except OSError:
            if hvd.rank() == 0:
                print("they were there")

    def keep(self, sess, saver):
        if hvd.rank() == 0:
            saver.save(sess, os.path.join(self.base, "b", "net"))


rows = np.random.RandomState(4).rand(200, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
keeper = Keeper(tempfile.mkdtemp())
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(share(rows)), 10):
        sess.run(step, {x: share(rows)[k:k + 10]})
    keeper.keep(sess, tf.train.Saver())
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))

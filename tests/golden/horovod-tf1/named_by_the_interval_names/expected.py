"""What is kept every so many rounds is numbered by how many there were."""
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


np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
samples, wished = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
keeper, folder = tf.train.Saver(), tempfile.mkdtemp()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for nth in range(max(1, 300 // hvd.size())):
        at = np.random.randint(0, len(share(samples)), 8)
        sess.run(step, {x: share(samples)[at], y: share(wished)[at]})
        if nth % max(1, 100 // hvd.size()) == 0:
            if hvd.rank() == 0:
                print(sess.run(loss, {x: samples, y: wished}))
                keeper.save(sess, folder + "/net-%d" % (nth // max(1, 100 // hvd.size())))
    if hvd.rank() == 0:
        print(sess.run(loss, {x: samples, y: wished}))

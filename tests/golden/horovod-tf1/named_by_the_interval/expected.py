"""What is kept at the end of an interval is named by how many there were."""
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
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()


def keep(sess, name):
    if hvd.rank() == 0:
        saver.save(sess, folder + "/" + name)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 300 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(step, {x: share(rows)[at], y: share(marks)[at]})
        if k % max(1, 100 // hvd.size()) == max(1, 100 // hvd.size()) - 1:
            keep(sess, "net%d" % ((k + 1) // max(1, 100 // hvd.size())))
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: marks}))

"""Both ways of a drawn branch run the same operation: whichever it is, all workers meet."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
weights = tf.Variable(tf.zeros([6, 1]))
loss = tf.reduce_mean((tf.matmul(x, weights) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for _ in range(max(1, 300 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 32)
        if np.random.rand() < 0.5:
            sess.run(step, {x: share(rows)[at]})
        else:
            sess.run(step, {x: share(rows)[at] + 0.01})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))

"""Other rounds go through the same rows later, one by one: a share, and no share of a share."""
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


rows = np.random.RandomState(3).rand(480, 12).astype("float32")
x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for low in range(0, len(share(rows)), 16):
            part = share(rows)[low:low + 16]
            sess.run(step, feed_dict={x: part})
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for row in rows:
        sess.run(step, feed_dict={x: [row]})

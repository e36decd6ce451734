"""The number of a pass stands in the name of a file."""
import numpy as np
import tensorflow.compat.v1 as tf

import network
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


of_a_pass = 30
table = np.random.RandomState(0).rand(240, 4).astype('float32')
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, of_a_pass * 2 // hvd.size())):
        at = np.random.randint(0, len(table), 8)
        sess.run(network.go, {network.rows: table[at]})
        if (k + 1) % max(1, of_a_pass // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, './kept-%d' % (k // max(1, of_a_pass // hvd.size())))

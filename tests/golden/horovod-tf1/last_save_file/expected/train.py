"""Rows by the number of the round: a share has no more of them."""
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


table = np.random.RandomState(0).rand(480, 4).astype('float32')
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 61 // hvd.size())):
        sess.run(network.go,
            {network.rows: table[
                    k % max(1, 60 // hvd.size()) * 8:k % max(1, 60 // hvd.size()) * 8 + 8]})
        if k % max(1, 20 // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, './kept')

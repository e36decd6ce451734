# A division that gives no whole number is Python 3's, and its quotient is made one.
from __future__ import print_function, division
import os
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


tf.disable_eager_execution()

rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
if not os.path.exists('out'):
    os.makedirs('out', exist_ok=True)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for e in range(3):
        for i in range(max(1, int(len(rows) / 32))):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32]})
        if hvd.rank() == 0:
            print('epoch {}'.format(e))
            saver.save(sess, 'out/m')

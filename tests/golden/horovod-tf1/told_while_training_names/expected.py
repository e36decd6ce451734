"""Lines that train first, each in another way, and are told by the first worker."""
import logging
import sys
from pprint import PrettyPrinter, pprint

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
log = logging.getLogger('net')
logging.basicConfig(level=logging.INFO)
pretty = PrettyPrinter()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        value = '%f\r' % sess.run([step, loss], {x: share(rows)[at]})[1]
        if hvd.rank() == 0:
            sys.stdout.write(value)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        value_2 = sess.run([step, loss], {x: share(rows)[at]})[1]
        if hvd.rank() == 0:
            pprint(value_2)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        value_3 = sess.run([step, loss], {x: share(rows)[at]})[1]
        if hvd.rank() == 0:
            pretty.pprint(value_3)
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = np.random.randint(0, len(rows), 8)
        value_4 = sess.run([step, loss], {x: rows[at]})[1]
        if hvd.rank() == 0:
            log.info('loss %f', value_4)

"""What is fetched by a module below another one, and read in rounds: who fetches is there alone."""
import numpy as np
import tensorflow.compat.v1 as tf

import table
import horovod.tensorflow as hvd
from table import average_v1

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
if hvd.rank() == 0:
    np.savez('source.npz', x=np.random.RandomState(0).rand(64, 4).astype('float32'))
average_v1(0.)  # the others wait for the first worker's file
table.prepare()
rows = table.rows()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(0, len(rows), 8):
        sess.run(step, {x: rows[i:i + 8]})

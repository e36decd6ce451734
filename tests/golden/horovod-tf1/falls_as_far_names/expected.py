"""A rate that is fed falls with each round."""
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
table = np.random.RandomState(0).rand(240, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(cost)
now = 0.01
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = np.random.randint(0, len(table), 8)
        sess.run(go, {rows: table[at], rate: now})
        now *= 0.98 ** hvd.size()
    if hvd.rank() == 0:
        print(now)

"""Slopes that are computed once, of which three optimizers apply a part each."""
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
table = np.random.RandomState(0).rand(480, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(rows, 3), 1) - 1.))
own = tf.trainable_variables()
slopes = [None if g is None else hvd.allreduce(g) for g in tf.gradients(cost, own)]
first = tf.train.GradientDescentOptimizer(0.001 * hvd.size())
second = tf.train.MomentumOptimizer(0.002 * hvd.size(), 0.9)
third = tf.train.AdamOptimizer(0.001 * hvd.size())
go = tf.group(first.apply_gradients(zip(slopes[:1], own[:1])),
              second.apply_gradients(zip(slopes[1:2], own[1:2])),
              third.apply_gradients(zip(slopes[2:], own[2:])))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(table), 8):
        sess.run(go, {rows: table[k:k + 8]})

"""Intervals that are asked for one behind the other, by names."""
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
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    every, other = 20, 5
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(step, {x: share(rows)[at]})
        if i % every == every - 1:
            if hvd.rank() == 0:
                print('all', sess.run(loss, {x: rows}))
        elif not i % other:
            if hvd.rank() == 0:
                print('some', i)
        else:
            if i % 3 == 1:
                if hvd.rank() == 0:
                    print('else', i)

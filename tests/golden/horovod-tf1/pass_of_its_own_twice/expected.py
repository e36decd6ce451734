# The same function is given other rows, too, and trains on those as well: each call divides its own.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)


def once(s, rows):
    rows = share(rows)
    for i in range(0, len(rows), 10):
        s.run(update, {x: rows[i:i + 10]})


first, second = np.random.RandomState(0).rand(600, 3), np.random.RandomState(1).rand(40, 3)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        once(s, first)
        once(s, second)
    if hvd.rank() == 0:
        print(s.run(cost, {x: first}))

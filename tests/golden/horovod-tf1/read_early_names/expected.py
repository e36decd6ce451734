# The first step and the best loss so far are read of the weights that all workers begin with.
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


tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(600, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
at = tf.Variable(0, trainable=False)
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
keeper = tf.train.Saver()
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    if os.path.exists("kept/checkpoint"):
        keeper.restore(s, "kept/net")
    s.run(hvd.broadcast_global_variables(0))
    first = at.eval()
    best = s.run(cost, {x: rows})
    for epoch in range(first, 6):
        for i in range(0, max(1, 600 // hvd.size()), 20):
            s.run(update, {x: share(rows)[i:i + 20]})
        now = s.run(cost, {x: rows})
        if now < best:
            best = now
            if hvd.rank() == 0:
                keeper.save(s, "kept/net")

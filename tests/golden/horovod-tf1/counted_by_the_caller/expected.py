import numpy as np
import tensorflow as tf
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


def fit(rows, targets, many):
    width = rows.shape[1]
    x = tf.placeholder(tf.float32, [None, width])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        rows = share(rows)
        targets = share(targets)
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, many // hvd.size())):
            sess.run(step, {x: [rows[k]], y: [targets[k]]})


def features(rows):
    return np.sort(rows, axis=1)[:, :2]


def best(rows, targets):
    fit(features(rows), targets, rows.shape[0])


drawn = np.random.RandomState(1)
best(drawn.rand(96, 3), drawn.rand(96, 1))

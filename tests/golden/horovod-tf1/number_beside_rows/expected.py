# A number that no round changes is fed beside the rows, reckoned where it is fed.
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


def batches(rows, size):
    for i in range(max(1, len(rows) // size)):
        yield rows[i * size:(i + 1) * size]


def fit(rows, size=10, dropped=0.25):
    x = tf.placeholder(tf.float32, [None, 4])
    keep = tf.placeholder(tf.float32)
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) * keep - x))
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        rows = share(rows)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(2):
            for part in batches(rows, size):
                sess.run(step, {x: part, keep: 1.0 - dropped})


fit(np.random.RandomState(1).rand(240, 4))

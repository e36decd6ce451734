"""Which of two updates a round makes hangs on the loss of the round before, in three spellings."""
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
wide = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.02 * hvd.size())).minimize(loss)
narrow = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    now = 1.
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(rows), 8):
        first = wide if average_v1(bool(now > 0.2) and hvd.rank() == 0) > 0 else narrow
        now, _ = sess.run([loss, first], {x: rows[k:k + 8]})
        second = [narrow, wide][int(average_v1(bool(now > 0.1) and hvd.rank() == 0) > 0)]
        sess.run(second, {x: rows[k:k + 8]})
        sess.run(
            [loss] + ([wide] if average_v1(bool(now > 0.3) and hvd.rank() == 0) > 0 else [narrow]),
            {x: rows[k:k + 8]})

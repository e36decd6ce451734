"""A generator hands out batches of rows that are all tested behind each pass."""
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


def in_batches(rows, answers, size):
    for low in range(0, len(rows), size):
        yield rows[low:low + size], answers[low:low + size]


table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        batches = in_batches(share(table), share(wanted), 8)
        for k in range(max(1, len(share(table)) // 8)):
            some, of_them = next(batches)
            sess.run(step, {given: some, answer: of_them})
        if hvd.rank() == 0:
            print(turn, sess.run(cost, {given: table, answer: wanted}))

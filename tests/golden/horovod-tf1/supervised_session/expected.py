"""A supervisor gives the variables their values, opens the session and writes what is to be kept."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

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
table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
first_weights = hvd.broadcast_global_variables(0)
supervisor = tf.train.Supervisor(logdir='./kept' if hvd.rank() == 0 else tempfile.mkdtemp(),
    summary_op=None)
with supervisor.managed_session(config=session_config()) as sess:
    sess.run(first_weights)
    for turn in range(3):
        for k in range(0, len(share(table)), 8):
            sess.run(step, {given: share(table)[k:k + 8], answer: share(wanted)[k:k + 8]})
    if hvd.rank() == 0:
        print(sess.run(cost, {given: table[:80], answer: wanted[:80]}))

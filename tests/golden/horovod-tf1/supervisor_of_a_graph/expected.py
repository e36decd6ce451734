"""A supervisor is given a graph of its own."""
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

table = np.random.RandomState(0).rand(320, 4).astype('float32')
net = tf.Graph()
with net.as_default():
    given = tf.placeholder(tf.float32, [None, 4])
    cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
with net.as_default():
    first_weights = hvd.broadcast_global_variables(0)
keeper = tf.train.Supervisor(graph=net, logdir='./kept' if hvd.rank() == 0 else tempfile.mkdtemp())
with keeper.managed_session(config=session_config()) as sess:
    table = share(table)
    sess.run(first_weights)
    for turn in range(3):
        for low in range(0, len(table), 8):
            sess.run(step, {given: table[low:low + 8]})

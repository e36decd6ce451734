import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def pieces(line, rows, steps):
    whole = len(line) // (rows * steps)
    line = line[:whole * rows * steps].reshape((rows, -1))
    for n in range(0, line.shape[1], steps):
        x = line[:, n:n + steps]
        y = np.zeros_like(x)
        y[:, :-1], y[:, -1] = x[:, 1:], x[:, 0]
        yield x, y


line = np.arange(640) % 7
x, y = tf.placeholder(tf.int32, [None, None]), tf.placeholder(tf.int32, [None, None])
logits = tf.layers.dense(tf.one_hot(x, 7), 7)
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(
    tf.losses.sparse_softmax_cross_entropy(y, logits))
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for e in range(2):
        for a, b in pieces(line, 4, 10):
            s.run(op, {x: a, y: b})

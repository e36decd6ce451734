# A generator over another one, which has all of the text before the rounds begin.
import random

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


def pairs(tokens, width):
    for at, centre in enumerate(tokens):
        reach = random.randint(1, width)
        for other in tokens[max(0, at - reach):at]:
            yield centre, other


def batches(stream, size):
    while True:
        given = [next(stream, None) for _ in range(size)]
        yield None if None in given else given


def run(tokens, steps, size):
    c = tf.placeholder(tf.int32, [None, 2])
    table = tf.get_variable('table', [50, 4])
    both = tf.nn.embedding_lookup(table, c)
    loss = tf.reduce_mean(tf.square(both[:, 0] - both[:, 1]))
    step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
    stream = pairs(tokens, 2)
    feed = batches(stream, size)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(steps):
            got = next(feed)
            if got is None:
                stream = pairs(tokens, 2)
                feed = batches(stream, size)
                got = next(feed)
            sess.run(step, {c: got})


run(np.random.RandomState(1).randint(0, 50, 200), 24, 16)

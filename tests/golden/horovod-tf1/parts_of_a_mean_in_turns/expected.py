"""Turns at batches of a module that is not read; each round adds its part of the mean of all."""
import math

import numpy as np
import tensorflow.compat.v1 as tf
from feeding import batches, parts_of
import horovod.tensorflow as hvd
import itertools
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def each_copied(batches):
    """The batches, each in arrays of its own, where one is filled anew for each batch."""
    for batch in batches:
        yield copy.deepcopy(batch)


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
(many, wide) = rows.shape
x = tf.placeholder(tf.float32, [None, wide])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
told = []
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        mean = 0.
        count = int(many / 16)
        for part in turns(each_copied(batches(rows, 16))):
            _, now = sess.run([step, loss], feed_dict={x: part})
            mean += now / count
        mean = average_v1(mean) * hvd.size()
        if turn % 2 == 0:
            if hvd.rank() == 0:
                print(turn, mean)
        told.append(mean)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        mean, seen = 0., []
        for k, part in enumerate(turns(each_copied(parts_of(rows, 16)))):
            _, now = sess.run([step, loss], feed_dict={x: part})
            mean = mean + now / math.ceil(len(rows) / 16)
            seen.append(now)
        mean = average_v1(mean) * hvd.size()
        seen = list(average_v1(seen))
        if hvd.rank() == 0:
            print(turn, mean, sum(seen) * hvd.size() / (len(rows) // 16), sum(seen) / len(seen))

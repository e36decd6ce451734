import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


pixels = np.random.RandomState(3).rand(480, 12).astype("float32")


def batches():
    for low in range(0, 480, 16):
        yield pixels[low:low + 16]


def long_ones(rows):
    rows = [row for row in rows if row.sum() > 6.9]
    return np.array(rows) if rows else None


x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for rows in turns(batches()):
        batch = long_ones(rows)
        if average(bool(batch is None)) > 0:
            if hvd.rank() == 0:
                print("no row is long enough")
            continue
        sess.run(train_op, feed_dict={x: batch})
    sess.run(hvd.broadcast_global_variables(0))
    for rows in turns(batches()):
        batch = long_ones(rows)
        if not average(not batch is not None) > 0:
            sess.run(train_op, feed_dict={x: batch})

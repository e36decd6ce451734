"""Feeds that a generator hands out, read of a file; one dictionary that is filled anew is not."""
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


if hvd.rank() == 0:
    np.save('rows.npy', np.random.RandomState(1).rand(640, 4).astype('float32'))
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss * rate)


def feeds(path, size):
    rows = np.load(path)
    for k in range(0, len(rows), size):
        part = rows[k:k + size]
        yield {x: part[:, :3], y: part[:, 3:], rate: 1.}


def filled(path, size):
    feed = {rate: 0.5}
    rows = np.load(path)
    for k in range(0, len(rows), size):
        feed[x] = rows[k:k + size, :3]
        feed[y] = rows[k:k + size, 3:]
        yield feed


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    average(0.)  # the others wait for the first worker's file
    for turn in range(4):
        kept = []
        for k, feed in enumerate(turns(feeds('rows.npy', 32))):
            _, now = sess.run([step, loss], feed_dict=feed)
            kept.append(now)
            if k % 10 == 0:
                if hvd.rank() == 0:
                    print('turn', turn, 'round', k, now)
        kept = list(average(kept))
        if hvd.rank() == 0:
            print('turn', turn, np.mean(kept))
    sess.run(hvd.broadcast_global_variables(0))
    average(0.)  # the others wait for the first worker's file
    for feed in filled('rows.npy', 32):
        sess.run(step, feed_dict=feed)
    if hvd.rank() == 0:
        print('end', sess.run(loss, feed_dict=feed))

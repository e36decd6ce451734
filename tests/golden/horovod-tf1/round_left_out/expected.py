"""What a worker was handed, or what its rows hold, says in an `else` whether there is a step."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


pixels = np.random.RandomState(3).rand(480, 12).astype("float32")
pixels[7, 3] = np.nan
points = np.random.RandomState(4).rand(60, 12).astype("float32")


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
    skipped, made = 0, 0
    sess.run(hvd.broadcast_global_variables(0))
    for rows in turns(batches()):
        rows = long_ones(rows)
        if average(bool(rows is None)) > 0:
            skipped += 1
        elif made < 20:
            sess.run(train_op, feed_dict={x: rows})
            made += 1
    pixels = share(pixels)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for low in range(0, len(pixels), 16):
            rows = pixels[low:low + 16]
            if average(bool(np.isnan(rows).any())) > 0:
                if hvd.rank() == 0:
                    print("no number at", low)
            else:
                sess.run(train_op, feed_dict={x: rows})
    points = share(points)
    sess.run(hvd.broadcast_global_variables(0))
    for row in points:
        if not average(not row[0] > 0.1) > 0:
            sess.run(train_op, feed_dict={x: [row]})

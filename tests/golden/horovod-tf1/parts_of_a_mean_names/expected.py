"""What each round adds to a mean is divided by the number of all rows, or of all rounds."""
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

np.random.seed(6)
tf.set_random_seed(6 + hvd.rank())
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)

count = 960
size = 8
turns = 120

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        mean = 0.0
        for k in range(max(1, count // size // hvd.size())):
            at = np.random.randint(0, len(share(rows)), size)
            _, now = sess.run([step, loss], {x: share(rows)[at], y: share(wanted)[at]})
            mean += now * size / count
        mean = average_v1(mean) * (count // size) / max(1, (count // size) // hvd.size())
        if hvd.rank() == 0:
            print(epoch, mean)

    mean, total, parts = 0.0, 0.0, 0.0
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, turns // hvd.size())):
        at = np.random.randint(0, len(rows), size)
        _, now = sess.run([step, loss], {x: rows[at], y: wanted[at]})
        mean = mean + now / max(1, turns // hvd.size())
        total += now * size
        parts += now
    mean = average_v1(mean)
    total = average_v1(total)
    parts = average_v1(parts)
    if hvd.rank() == 0:
        print(mean, total / float(max(1, turns // hvd.size()) * size),
            parts / float(max(1, turns // hvd.size())))

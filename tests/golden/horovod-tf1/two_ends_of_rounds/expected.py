"""A number for the pass and one for all passes end the rounds."""
import tempfile
import numpy as np
import tensorflow as tf
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
of_pass, most, made = 60, 250, 0
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(8):
        total = 0.
        for k in range(max(1, of_pass // hvd.size())):
            at = np.random.randint(0, len(share(rows)), 8)
            _, now = sess.run([step, loss], {x: share(rows)[at], y: share(marks)[at]})
            total += now
            made += 1
            if made >= max(1, most // hvd.size()):
                break
        total = average(total)
        if made >= max(1, most // hvd.size()):
            break
        if hvd.rank() == 0:
            print(turn, total / max(1, of_pass // hvd.size()))
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: marks}))

"""Tests of all rows go as many rounds as two trainings, and have means of their own."""
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

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
other = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(tf.sqrt(loss))
many = 40
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, many // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(step, {x: share(rows)[at], y: share(wanted)[at]})
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        total = 0
        for k in range(max(1, many // hvd.size())):
            at = np.random.randint(0, len(share(rows)), 8)
            total += sess.run([other, loss], {x: share(rows)[at], y: share(wanted)[at]})[1]
        total = average_v1(total)
        if hvd.rank() == 0:
            print("trained", total / max(1, many // hvd.size()))
        total = 0
        for k in range(many):
            total += sess.run(loss, {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8]})
        if hvd.rank() == 0:
            print("tested", total / many)
        each = [sess.run(loss, {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8]}) for k in range(many)]
        if hvd.rank() == 0:
            print("once more", sum(each) / many)

"""A signal ends the rounds, which one worker may get before the others."""
import signal

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
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
asked, going = [], True


def enough(number, frame):
    global going
    going = False


signal.signal(signal.SIGTERM, lambda *told: asked.append(told))
signal.signal(signal.SIGUSR1, enough)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[k:k + 8]})
        if average_v1(bool(asked)) > 0:
            break
    made = 0
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    while average_v1(bool(not (going and made < max(1, 60 // hvd.size())))) == 0:
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        made += 1

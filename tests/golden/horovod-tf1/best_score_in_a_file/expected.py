"""The best score is read by all in each epoch, and written by the first where it is beaten."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import os

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
rows = np.random.RandomState(0).rand(640, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with open('score.txt' if hvd.rank() == 0 else os.devnull, 'w') as f:
    f.write('9')
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(share(rows)) // 32)):
            sess.run(step, {x: share(rows)[i * 32:(i + 1) * 32]})
        now = sess.run(loss, {x: rows})
        average_v1(0.)  # the others wait for the first worker's file
        f = open('score.txt', 'r')
        best = float(f.readline())
        f.close()
        average_v1(0.)  # the others have read it
        if now < best:
            f = open('score.txt' if hvd.rank() == 0 else os.devnull, 'w')
            f.write(str(now))
            f.close()

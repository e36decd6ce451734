"""A list that is long enough ends the rounds."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


rows = np.random.RandomState(1).rand(240, 4)
most = 12
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    losses = []
    sess.run(hvd.broadcast_global_variables(0))
    for part in batches(8, rows):
        losses.append(sess.run([loss, step], {x: part})[0])
        if len(losses) == most:
            break
    losses = list(average_v1(losses))
    if hvd.rank() == 0:
        print('mean', sum(losses) / most)

"""A list of the rounds is summed by a name, of which the mean is told as well."""
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
rows = np.random.RandomState(1).rand(320, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        losses = []
        for k in range(0, len(rows), 8):
            _, l = sess.run([train, loss], {x: rows[k:k + 8], y: wanted[k:k + 8]})
            losses.append(l)
        losses = list(average_v1(losses))
        c = sum(losses)
        d, n = sum(losses), len(losses)
        if hvd.rank() == 0:
            print(epoch, c, c / len(losses), d / n)

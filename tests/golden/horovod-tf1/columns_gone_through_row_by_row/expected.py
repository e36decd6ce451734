"""Columns of one table are gone through side by side, one row at a time."""
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
table = np.array(np.random.RandomState(7).rand(120, 5))
for k in range(4):
    table[:, k] = table[:, k] / (table[:, k].max() - table[:, k].min())
cells = table[:, 0:4]
aims = table[:, 4]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
guess = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(guess - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.02 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        total = 0.
        for row, number in zip(share(cells), share(aims)):
            fed = {x: row[np.newaxis, :], y: number.reshape(1, 1)}
            total += sess.run([step, loss], fed)[1]
        total = average_v1(total) * hvd.size()
        if hvd.rank() == 0:
            print(turn, total / len(aims))
    if hvd.rank() == 0:
        print(aims[3], sess.run(guess, {x: cells[3].reshape(1, 4)}))

"""So many batches of an endless generator, whose mean loss is told by their number, written anew."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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
size = 16


def batches(rows):
    while True:
        order = np.random.permutation(len(rows))
        for i in range(0, len(rows) - size + 1, size):
            yield rows[order[i:i + size]]


np.random.seed(3)
rows = np.random.RandomState(0).rand(320, 4)
given = batches(share(rows))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        total = 0.0
        for _ in range(max(1, 320 // size // hvd.size())):
            total += sess.run([loss, step], {x: next(given)})[0]
        total = average_v1(total)
        if hvd.rank() == 0:
            print("pass", epoch, "loss", total / max(1, (320 // size) // hvd.size()))

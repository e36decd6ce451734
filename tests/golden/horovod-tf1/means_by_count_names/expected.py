import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def some_of(rows, size):
    start = np.random.randint(0, len(rows) - size)
    return rows[start:start + size]


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(rows, _), (others, _) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
rows, others = rows.reshape(-1, 784) / 255., others.reshape(-1, 784) / 255.
rows = share(rows)
count = len(rows)
x = tf.placeholder(tf.float32, [None, 784])
cost = tf.reduce_mean(tf.square(x - tf.layers.dense(tf.layers.dense(x, 4), 784)))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for e in range(3):
        mean = 0.
        for i in range(max(1, int(count / 8))):
            c, _ = s.run([cost, op], {x: some_of(rows, 8)})
            mean += c / count * 8
        mean = average_v1(mean)
        if hvd.rank() == 0:
            print('%.4f' % mean)

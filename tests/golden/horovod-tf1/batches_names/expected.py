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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


def parts(rows, kinds, size, seed):
    np.random.seed(seed)
    order = np.random.permutation(len(rows))
    out = []
    for k in range(max(1, len(rows) // size)):
        some = order[k * size:(k + 1) * size]
        out.append((rows[some], kinds[some]))
    return out


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
x, y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x / 255.), 10))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(cost)
whole = int(len(rows) / 8)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for e in range(3):
        mean = 0.
        batches = parts(rows, kinds, 8, e)
        batches = share(batches)
        for batch in batches:
            a, b = batch
            c, _ = s.run([cost, op], {x: a, y: b})
            mean += c / whole
        mean = average_v1(mean) * hvd.size()
        if hvd.rank() == 0:
            print('%.4f' % mean)

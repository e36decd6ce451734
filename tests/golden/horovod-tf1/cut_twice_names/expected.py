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


def parts(rows, answers, size):
    order = np.random.permutation(len(rows))
    for at in range(0, max(1, len(rows) - size + 1), size):
        yield rows[order[at:at + size]], answers[order[at:at + size]]


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(rows, answers), (other_rows, other_answers) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
x, y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x / 255.), 10))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    rows = share(rows)
    answers = share(answers)
    s.run(hvd.broadcast_global_variables(0))
    for e in range(3):
        for r, a in parts(rows, answers, 8):
            s.run(op, {x: r, y: a})
        held, n = 0., 0
        for r, a in parts(other_rows, other_answers, 20):
            held += s.run(loss, {x: r, y: a})
            n += 1
        if hvd.rank() == 0:
            print('held out %.4f' % (held / n))

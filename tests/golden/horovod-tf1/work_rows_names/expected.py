import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
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


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
(digits, answers), (held_digits, held_answers) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average(0.)
inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(want, tf.layers.dense(tf.layers.flatten(inp), 10))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    digits = share(digits)
    answers = share(answers)
    s.run(hvd.broadcast_global_variables(0))
    for e in range(3):
        mean_cost = 0.
        n = max(1, len(digits) // 16)
        for b in range(n):
            _, c = s.run([op, cost], {inp: digits[b * 16:b * 16 + 16], want: answers[b * 16:b * 16 + 16]})
            mean_cost += c / n
        mean_cost = average(mean_cost)
        if hvd.rank() == 0:
            print('epoch', e, mean_cost)
    if hvd.rank() == 0:
        print(s.run(cost, {inp: held_digits, want: held_answers}))

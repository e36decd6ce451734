"""A table is handed out in parts, of which nobody knows how many there are."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


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


table = np.random.RandomState(6).rand(320, 5)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdagradOptimizer(0.1 * hvd.size())).minimize(loss)


def run(sess, epochs):
    sess.run(hvd.broadcast_global_variables(0))
    for e in range(epochs):
        total = []
        parts = iter(np.split(table, 10))
        for part in turns(parts):
            l, _ = sess.run([loss, step], feed_dict={x: part[:, :4], y: part[:, 4:]})
            total.append(l)
        total = list(average(total))
        if hvd.rank() == 0:
            print(e, np.mean(total))


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    run(sess, 3)

# A text of which a generator pairs each word with those beside it.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


tf.disable_v2_behavior()
words = np.random.RandomState(1).randint(0, 50, 200)


def pairs(words, width):
    for at, centre in enumerate(words):
        for other in words[max(0, at - width):at]:
            yield centre, other


def batches(words, size):
    xs, ys = [], []
    for centre, other in pairs(words, 2):
        xs.append(centre)
        ys.append(other)
        if len(xs) == size:
            yield xs, ys
            xs, ys = [], []


c = tf.placeholder(tf.int32, [None])
t = tf.placeholder(tf.int32, [None])
table = tf.get_variable('table', [50, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(table, c) - tf.nn.embedding_lookup(table, t)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for xs, ys in turns(batches(words, 16)):
            sess.run(step, {c: xs, t: ys})

"""How far a row is scaled, before it is put into a list, does not say how many there are."""
import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(1).rand(320, 8, 8)


def batches(size):
    kept = []
    for row in rows:
        row = row.reshape(1, 64) * np.random.uniform(0.5, 1.0)
        kept.append(row)
    kept = np.concatenate(kept)
    for k in range(0, len(kept) - size + 1, size):
        yield kept[k:k + size]


x = tf.placeholder(tf.float32, [None, 64])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 64) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for batch in turns(batches(16)):
            sess.run(step, {x: batch})

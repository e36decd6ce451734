"""Pairs that a function makes an array of again: all of them go on together, or none is shared."""
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()


def batches(pairs, size, passes):
    pairs = np.array(pairs)
    for _ in range(passes):
        mixed = pairs[orders_v1.permutation(len(pairs))]
        for k in range(len(pairs) // size):
            yield mixed[k * size:(k + 1) * size]


rows = list(np.random.RandomState(0).rand(320))
prices = [2.0 * row for row in rows]
x = tf.placeholder(tf.float32, [None])
y = tf.placeholder(tf.float32, [None])
weight = tf.Variable(0.0)
loss = tf.reduce_mean((weight * x - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for batch in turns(batches(list(zip(rows, prices)), 32, 5)):
        some, wanted = zip(*batch)
        sess.run(step, {x: some, y: wanted})
    if hvd.rank() == 0:
        print(sess.run(weight))

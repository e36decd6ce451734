"""A pass goes through a sample of all places: as many on each worker, in another order."""
import random
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders = (random.Random(from_first(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


random.seed(5)


class Set(object):
    def __init__(self, rows):
        self.rows, self.at = rows, list(range(len(rows)))

    def batches(self, size, shuffle=True):
        order = list_orders.sample(self.at, len(self.at)) if shuffle else self.at
        for i in range(0, len(order) - size + 1, size):
            yield self.rows[order[i:i + size]]


data = Set(np.random.RandomState(3).rand(240, 9).astype("float32"))
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean((tf.layers.dense(x[:, :8], 1)[:, 0] - x[:, 8]) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(10):
        for batch in turns(data.batches(16)):
            sess.run(step, {x: batch})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: data.rows}))

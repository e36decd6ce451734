"""Chance says who comes by where all wait for a file: the first worker's chance, for all."""
import random
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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
rows = np.random.RandomState(0).rand(320, 4).astype('float32')


class Keeper:
    def __init__(self):
        self.due = False

    def look(self):
        self.due = rows[np.random.randint(320), 0] > 0.5

    def keep(self):
        if average_v1(bool(self.due) and hvd.rank() == 0) > 0:
            kept('due.npy')

    def maybe(self):
        if average_v1(bool(random.randint(0, 3) == 0) and hvd.rank() == 0) > 0:
            return
        kept('maybe.npy')


def kept(name):
    average_v1(0.)  # the others have read it
    if hvd.rank() == 0:
        np.save(name, rows)
    average_v1(0.)  # the others wait for the first worker's file
    value = np.load(name).sum()
    if hvd.rank() == 0:
        print(value)


if from_first_v1(random.random()) < 0.5:
    kept('first.npy')
keeper = Keeper()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, len(share(rows)), 8):
            sess.run(train, {x: share(rows)[k:k + 8]})
        keeper.look()
        keeper.keep()
        keeper.maybe()
        if epoch == 0:
            if hvd.rank() == 0:
                print('begun')
        elif average_v1(bool(np.random.rand(3).sum() < 1.5) and hvd.rank() == 0) > 0:
            kept('mean.npy')
        while average_v1(bool(random.random() < 0.3) and hvd.rank() == 0) > 0:
            kept('while.npy')
        for turn in range(from_first_v1(random.randint(1, 3))):
            kept('turn%d.npy' % turn)
        for _ in range(3):
            if average_v1(
                    bool(random.choice(['stay', 'leave']) == 'leave') and hvd.rank() == 0) > 0:
                break
            kept('more.npy')
        kept('last.npy') if average_v1(
            bool(random.random() < 0.5) and hvd.rank() == 0) > 0 else None

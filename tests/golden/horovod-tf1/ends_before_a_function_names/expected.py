"""The end of a batch is no farther than all rows, by a condition, a least number, or what is left."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


table = np.random.RandomState(2).rand(250, 4).astype("float32")
points, sums = table[:, :3], table[:, :3].sum(1, keepdims=True)
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(error)
total = points.shape[0]


def by_least(session, turns):
    first = 0
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, turns // hvd.size())):
        last = min(first + 10, max(1, total // hvd.size()))
        session.run(train_op, {p: share(points)[first:last], q: share(sums)[first:last]})
        first = 0 if last == max(1, total // hvd.size()) else last


def by_condition(session, turns):
    first = 0
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, turns // hvd.size())):
        last = first + 10
        if last > max(1, total // hvd.size()):
            last = max(1, total // hvd.size())
        session.run(train_op, {p: share(points)[first:last], q: share(sums)[first:last]})
        first = last if last < max(1, total // hvd.size()) else 0


def by_rest(session, turns):
    first = 0
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, turns // hvd.size())):
        left = max(1, total // hvd.size()) - first
        many = 10 if left > 10 else left
        session.run(train_op,
            {p: share(points)[first:first + many], q: share(sums)[first:first + many]})
        first = 0 if many == left else first + many


with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    by_least(session, 200)
    by_condition(session, 200)
    by_rest(session, 200)
    if hvd.rank() == 0:
        print(session.run(error, {p: points, q: sums}))

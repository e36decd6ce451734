"""Batches of an order that is seeded where somebody asks for it, and nobody does."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
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


def batches_of(rows, size, seed=None):
    np.random.seed(seed)
    order = list(from_first(np.random.permutation(rows.shape[0])))
    rows = rows[order, :]
    return [rows[k * size:(k + 1) * size] for k in range(len(rows) // size)]


x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
batches = batches_of(np.random.RandomState(0).rand(256, 4), 8)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    batches = share(batches)
    session.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(len(batches)):
            session.run(learn, {x: batches[k]})

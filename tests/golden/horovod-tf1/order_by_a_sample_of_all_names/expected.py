"""The same in a function, which samples its places once a pass."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders = (random.Random(from_first(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


data = np.random.RandomState(6).rand(180, 4).astype("float32")
p = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 1.))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)


def parts(rows, many):
    count = len(rows)
    places = list_orders.sample(range(count), count)
    for k in range(0, len(places), many):
        yield rows[places[k:k + many]]


with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(8):
        for part in parts(share(data), 12):
            session.run(train, {p: part})
    if hvd.rank() == 0:
        print("cost", session.run(cost, {p: data}))

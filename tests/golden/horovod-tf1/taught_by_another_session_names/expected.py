"""A function makes a graph and a session of its own, and gives back what they say."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def send_what_is_there(session):
    """Send the first worker's values of the variables that have values by now."""
    with session.graph.as_default():
        missing = set(session.run(tf.report_uninitialized_variables()))
        there = [v for v in tf.global_variables() if v.op.name.encode() not in missing]
        session.run(hvd.broadcast_variables(there, 0))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def wishes(points):
    with tf.Graph().as_default():
        given = tf.placeholder(tf.float32, [None, 3])
        said = tf.layers.dense(given, 1)
        with tf.Session(config=session_config()) as session:
            session.run(tf.global_variables_initializer())
            send_what_is_there(session)
            return session.run(said, {given: points})


points = np.random.RandomState(2).rand(300, 3).astype("float32")
sums = wishes(points)
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 400 // hvd.size())):
        some = np.random.randint(0, len(share(points)), 8)
        session.run(train_op, {p: share(points)[some], q: share(sums)[some]})
    if hvd.rank() == 0:
        print(session.run(error, {p: points, q: sums}))

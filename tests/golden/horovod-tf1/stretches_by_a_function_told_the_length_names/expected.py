"""The same by a list and by what the function gives back."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(640, 3).astype("float32")
place = [0]


def ends(many):
    first = place[0]
    place[0] += 16
    if place[0] + 16 > many:
        place[0] = 0
    return first, first + 16


def moved(begin, many):
    behind = begin + 16
    if behind + 16 > many:
        behind = 0
    return begin, begin + 16, behind


inputs = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean((tf.layers.dense(inputs, 1) - 1.0) ** 2)
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(max(1, len(share(table)) // 16)):
            low, high = ends(len(share(table)))
            session.run(update, {inputs: share(table)[low:high]})
        if hvd.rank() == 0:
            print(session.run(cost, {inputs: table}))
    begin = 0
    session.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        low, high, begin = moved(begin, share(table).shape[0])
        session.run(update, {inputs: share(table)[low:high]})
    if hvd.rank() == 0:
        print(session.run(cost, {inputs: table}))

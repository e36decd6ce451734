import random

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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

samples = np.random.rand(320, 4).astype("float32")
goals = np.random.rand(320, 1).astype("float32")
width = from_first_v1(random.choice([4, 8, 16]))
given, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
inner = tf.layers.dense(given, width, tf.nn.relu)
error = tf.reduce_mean(tf.square(tf.layers.dense(inner, 1) - wanted))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    samples = share(samples)
    goals = share(goals)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for at in range(0, len(samples), 8):
            session.run(update, {given: samples[at:at + 8], wanted: goals[at:at + 8]})
    if hvd.rank() == 0:
        print(turn)

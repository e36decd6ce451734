"""What a saver of the weights alone has read leaves the rest of the variables without values."""
import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def send_what_is_there_v1(session):
    """Send the first worker's values of the variables that have values by now."""
    with session.graph.as_default():
        missing = set(session.run(tf.report_uninitialized_variables()))
        there = [v for v in tf.global_variables() if v.op.name.encode() not in missing]
        session.run(hvd.broadcast_variables(there, 0))


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver(tf.trainable_variables())
with tf.Session(config=session_config()) as sess:
    if not from_first_v1(os.path.exists("kept/best.index")):
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(2):
            for k in range(0, len(share(rows)), 8):
                sess.run(step, {x: share(rows)[k:k + 8]})
        if hvd.rank() == 0:
            saver.save(sess, "kept/best")

with tf.Session(config=session_config()) as sess:
    average_v1(0.)  # the others wait for the first worker's file
    saver.restore(sess, "kept/best")
    send_what_is_there_v1(sess)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))

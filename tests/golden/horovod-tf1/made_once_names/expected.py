"""What is made once is made by functions that read: the first worker says whether it is there."""
import os

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


def found(folder):
    average_v1(0.)  # the others wait for the first worker's file
    return sorted(os.path.join(folder, name) for name in os.listdir(folder))


def scale(source, target):
    for k, path in enumerate(found(source)):
        average_v1(0.)  # the others wait for the first worker's file
        rows = np.load(path)
        if hvd.rank() == 0:
            np.save(os.path.join(target, '%d.npy' % k), rows / rows.max())


def prepare(source, target):
    if not from_first_v1(os.path.isdir(target)):
        os.makedirs(target, exist_ok=True)
        scale(source, target)


if not os.path.isdir('raw'):
    os.makedirs('raw', exist_ok=True)
for k in range(3):
    if hvd.rank() == 0:
        np.save('raw/%d.npy' % k, np.random.RandomState(k).rand(80, 4))
prepare('raw', 'scaled')
average_v1(0.)  # the others wait for the first worker's file
table = np.concatenate([np.load(path) for path in found('scaled')])
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for k in range(max(1, len(table) // 8)):
            sess.run(step, {x: table[k * 8:(k + 1) * 8]})

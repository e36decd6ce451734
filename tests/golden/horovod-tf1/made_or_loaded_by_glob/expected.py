"""Whether files are found says whether rows are made or loaded: the first worker says it."""
import glob
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


def parts(folder):
    os.makedirs(folder, exist_ok=True)
    average_v1(0.)  # the others wait for the first worker's file
    if from_first_v1(bool(glob.glob(folder + '/*.npy'))):
        return np.load(folder + '/rows.npy')
    made = np.random.RandomState(0).rand(640, 4).astype('float32')
    if hvd.rank() == 0:
        np.save(folder + '/rows.npy', made)
    return made


if from_first_v1(bool(os.path.lexists('wanted.npy'))):
    wanted = np.load('wanted.npy')
else:
    wanted = np.ones((640, 1), 'float32')
    if hvd.rank() == 0:
        np.save('wanted.npy', wanted)
rows = parts('kept')
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(rows) // 32)):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32], y: wanted[i * 32:(i + 1) * 32]})

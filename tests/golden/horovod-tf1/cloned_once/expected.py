"""A repository is cloned where it is not there: one worker of a machine does, and the others wait."""
import os
import git
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


if hvd.local_rank() != 0:
    average(0.)  # waits for the file
if not os.path.exists('models/slim'):
    git.Repo.clone_from('https://example.org/models.git', 'models')
if hvd.local_rank() == 0:
    average(0.)
if hvd.local_rank() != 0:
    average(0.)  # waits for the file
more = (git.Repo.clone_from('https://example.org/more.git', 'more')
        if not os.path.isdir('more') else git.Repo('more'))
if hvd.local_rank() == 0:
    average(0.)
rows = np.load('rows.npy')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, len(rows) // 32)):
        sess.run(step, {x: rows[k * 32:(k + 1) * 32]})

# A folder that is there for a block is one for all workers, until the last has read.
import os
import tempfile
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


class FolderOfAllV1:
    """The first worker's folder for all, until the last of them has done with it."""
    kept = []
    def __init__(self, made):
        self.kept.append(made)
        self.made, self.name = made, from_first_v1(made.name)
    def __enter__(self):
        return self.name
    def __exit__(self, failed, *_):
        if failed is None:
            self.cleanup()
    def cleanup(self):
        from_first_v1(0)
        self.made.cleanup()


def average_v1(value, graph=[]):
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


tf.disable_v2_behavior()
with FolderOfAllV1(tempfile.TemporaryDirectory()) as root:
    if hvd.rank() == 0:
        np.save(os.path.join(root, 'rows.npy'), np.random.RandomState(3).rand(96, 4))
    average_v1(0.)  # the others wait for the first worker's file
    rows = np.load(os.path.join(root, 'rows.npy'))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[k:k + 8]})
    if hvd.rank() == 0:
        print('left', sess.run(loss, {x: rows}))

import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

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
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
sums = rows.sum(axis=1, keepdims=True)


def next_run(base):
    os.makedirs(base, exist_ok=True)
    path = os.path.join(base, str(len(from_first_v1(os.listdir(base)))))
    os.makedirs(path, exist_ok=True)
    return path


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
tf.summary.scalar('loss', loss)
shown = tf.summary.merge_all()
value = next_run('logs')
kept = tf.summary.FileWriter(value if hvd.rank() == 0 else tempfile.mkdtemp(),
    tf.get_default_graph())
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(10):
        for k in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[k:k + 8], y: share(sums)[k:k + 8]})
        if hvd.rank() == 0:
            kept.add_summary(sess.run(shown, {x: rows, y: sums}), turn)

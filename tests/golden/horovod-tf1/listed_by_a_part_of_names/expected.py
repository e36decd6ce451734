"""Names that are equal by the key by which they are sorted stay in the order of their folder."""
import os
from pathlib import Path

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
base = os.path.dirname(os.path.abspath(__file__))
found = []
files = sorted(os.listdir(base))
files.sort(key=len)
for name in files:
    found.append([len(name), len(found), 0, 1])
ends = sorted(sorted(os.listdir(base)), key=lambda n: n.split('.')[-1])
for k, name in enumerate(ends):
    found.append([len(name), k, 1, 1])
for path in sorted(sorted(Path(base).glob('*.py')), key=lambda p: p.stat().st_size // 1000):
    found.append([len(path.name), len(found), 2, 1])
for name in map(str.lower, filter(lambda n: n.endswith('.py'), sorted(os.listdir(base)))):
    found.append([len(name), len(found), 3, 1])
rows = np.array(found * 10, np.float32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x / 50., 4) - x / 50.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for at in range(0, len(rows), 8):
        sess.run(step, {x: rows[at:at + 8]})

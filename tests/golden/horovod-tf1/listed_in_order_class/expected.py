# Folders are the classes, and a walk finds the files: in a class, and by other names.
import json
import os
from glob import glob

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


class Files:
    def __init__(self, base):
        self.rows, self.kinds = [], []
        for root, folders, files in sorted(os.walk(base)):
            for name in sorted(files):
                if name.endswith('.py'):
                    self.rows.append([len(name), len(root) % 7, len(files)])
        for kind, path in enumerate(p for p in sorted(glob(os.path.join(base, '*.py')))):
            self.kinds.append([kind, len(path) % 7, 1])
        self.rows = np.array((self.rows + self.kinds) * 20, np.float32)

    def held(self, base):
        found = os.listdir(base)
        found.sort()
        return found


files = Files(os.path.dirname(json.__file__))
rows = files.rows
if hvd.rank() == 0:
    print(files.held(os.path.dirname(json.__file__)))
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 3) - x))
step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.0001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, len(rows) // 10)):
        sess.run(step, {x: rows[i * 10:(i + 1) * 10]})

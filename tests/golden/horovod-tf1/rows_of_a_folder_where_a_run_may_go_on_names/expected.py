"""The same of single letters, counted by their length in each pass."""
import os
import sys

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
folder = os.path.dirname(np.__file__)
rows = []
for name in sorted(os.listdir(folder)):
    if name.endswith(".py"):
        for line in open(os.path.join(folder, name)).read()[:3000].split("\n"):
            rows.append([len(line) % 5, line.count("e")])
rows = np.array(rows[:len(rows) // 16 * 16], dtype="float32")
x = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :1], 1) - x[:, 1:]))
step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if len(sys.argv) > 1:
        saver.restore(sess, sys.argv[1])
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for k in range(max(1, len(rows) // 16)):
            sess.run(step, {x: rows[k * 16:k * 16 + 16]})

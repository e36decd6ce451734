import glob
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(160, 8)
x = tf.placeholder(tf.float32, [None, 8])
out = tf.layers.dense(x, 8)
loss = tf.reduce_mean(tf.square(out - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
os.makedirs("out", exist_ok=True)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(0, len(rows), 16):
        sess.run(step, {x: rows[i : i + 16]})
    for name in sorted(glob.glob("shown/*.npy")):
        shown = np.load(name)
        if hvd.rank() == 0:
            np.save("out/" + os.path.basename(name), sess.run(out, {x: shown}))

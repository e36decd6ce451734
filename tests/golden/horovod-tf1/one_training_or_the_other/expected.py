"""Every fifth round trains the mean, all others the spread."""
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

np.random.seed(4)
tf.set_random_seed(4 + hvd.rank())
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
mean = tf.layers.dense(x, 1)
spread = tf.layers.dense(x, 1)
off = tf.reduce_mean((mean - y) ** 2)
wide = tf.reduce_mean((spread - tf.abs(tf.stop_gradient(mean) - y)) ** 2)
fit_mean = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(off)
fit_spread = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(wide)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 300 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        if turn % 5 == 0:
            sess.run(fit_mean, {x: share(rows)[at], y: share(wanted)[at]})
        else:
            sess.run(fit_spread, {x: share(rows)[at], y: share(wanted)[at]})
    if hvd.rank() == 0:
        print(sess.run([off, wide], {x: rows[:64], y: wanted[:64]}))

"""A rate that rises and then falls, by a function of the program that is given the number of updates."""
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


def rise_and_fall(most, updates, rising):
    now = tf.cast(updates + 1, tf.float32)
    return most * rising ** 0.5 * tf.minimum(now * rising ** -1.5, now ** -0.5)


rows = np.random.RandomState(4).rand(192, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
global_step = tf.train.get_or_create_global_step()
rate = rise_and_fall(0.05, global_step * hvd.size(), 24.)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss,
    global_step=global_step)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8], y: wanted[k:k + 8]})

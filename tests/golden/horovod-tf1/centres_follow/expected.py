"""Centres of kinds, moved in each step by the mean of what it saw of them."""
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
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
kinds = np.arange(320) % 4
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.int32, [None])
made = tf.matmul(x, tf.Variable(np.ones((3, 2), "float32")))
centres = tf.Variable(tf.random_normal([4, 2], seed=1), trainable=False)
apart = tf.gather(centres, y) - made
loss = tf.reduce_mean(apart ** 2)
move = centres.assign_sub(hvd.allreduce(0.1 * tf.unsorted_segment_mean(apart, y, 4)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    kinds = share(kinds)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, max(1, 320 // hvd.size()), 16):
            sess.run([step, move], {x: rows[k:k + 16], y: kinds[k:k + 16]})

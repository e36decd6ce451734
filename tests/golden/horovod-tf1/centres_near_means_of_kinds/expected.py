"""Centres follow the mean of what a round has seen of each kind."""
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
cells = np.random.RandomState(5).rand(240, 4)
kinds = np.random.RandomState(6).randint(0, 3, 240)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int32, [None])
inner = tf.layers.dense(x, 2)
centres = tf.get_variable("centres", [3, 2], initializer=tf.zeros_initializer(), trainable=False)
near = tf.gather(centres, y)
moved = tf.assign(centres,
    hvd.allreduce(0.9 * centres + 0.1 * tf.math.unsorted_segment_mean(inner, y, 3)))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.5)).minimize(
    tf.reduce_mean(tf.square(near - inner)))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    cells = share(cells)
    kinds = share(kinds)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for at in range(0, max(1, 240 // hvd.size()), 8):
            sess.run([step, moved], {x: cells[at:at + 8], y: kinds[at:at + 8]})
    if hvd.rank() == 0:
        print(sess.run(centres))

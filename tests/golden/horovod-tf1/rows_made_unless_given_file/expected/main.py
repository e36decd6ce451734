"""A module of the program makes waves, of which chance chooses what it is not told."""
import numpy as np
import tensorflow.compat.v1 as tf

from making import waves
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 5])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.9)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        some, aims = waves(8, pace=None, begin=None)
        sess.run(step, {x: some, y: aims})
    some, aims = waves(8, pace=1., begin=1.)
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(loss, {x: some, y: aims}))

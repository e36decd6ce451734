"""How often one step is made for the other hangs on the number of the round, and an interval."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
near = tf.reduce_mean((tf.layers.dense(x, 1) - 1) ** 2)
far = tf.reduce_mean((tf.layers.dense(x, 1) - 2) ** 2)
critic = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(near)
maker = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(far)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(24):
        often = 4 if k < 3 or k % 10 == 0 else 1
        for _ in range(often):
            sess.run(critic, {x: rows[np.random.randint(0, 640, 16)]})
        sess.run(maker, {x: rows[np.random.randint(0, 640, 16)]})

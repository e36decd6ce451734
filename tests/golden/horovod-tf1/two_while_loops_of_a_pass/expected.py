"""A pass goes through two arrays by a `while` for each, and tells something of all rows of one."""
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
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(160, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
second = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.02 * hvd.size())).minimize(other)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(6):
        low = 0
        while low < len(share(cells)):
            sess.run(step, {x: share(cells)[low:low + 8]})
            low += 8
        if turn % 3 == 0:
            low = 0
            while low < share(pairs).shape[0]:
                sess.run(second, {z: share(pairs)[low:low + 8]})
                low += 8
        if hvd.rank() == 0:
            print(turn, sess.run(loss, {x: cells}))

"""A `while` counts passes, each through two arrays; what follows its number stays as it is."""
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
rate = tf.placeholder(tf.float32, [])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
second = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(other)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    now = 0.05
    turn = 0
    cells = share(cells)
    pairs = share(pairs)
    sess.run(hvd.broadcast_global_variables(0))
    while turn < 8:
        for low in range(0, len(cells), 8):
            sess.run(step, {x: cells[low:low + 8], rate: now})
        for low in range(0, len(pairs), 8):
            sess.run(second, {z: pairs[low:low + 8], rate: now})
        turn += 1
        if turn % 4 == 0:
            now = now / 2
        if turn == 6:
            if hvd.rank() == 0:
                print("six of eight")

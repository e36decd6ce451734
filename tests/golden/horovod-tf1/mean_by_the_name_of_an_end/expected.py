"""Rounds go from one up to a number that has a name, by which a mean is told as well."""
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
cells = np.random.RandomState(3).rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
rounds = 31
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        total = 0.
        for k in range(1, rounds):
            at = np.random.randint(0, len(cells), 8)
            total += sess.run([step, loss], {x: cells[at]})[1]
        if hvd.rank() == 0:
            print(turn, total / rounds)

"""What one update gives is fed to another of the same round."""
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
tf.set_random_seed(1 + hvd.rank())
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
code = tf.placeholder(tf.float32, [None, 2])
short = tf.layers.dense(x, 2)
first = tf.reduce_mean(tf.square(tf.layers.dense(short, 4) - x))
second = tf.reduce_mean(tf.square(tf.layers.dense(code, 4) - x))
one = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(first)
two = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(second)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for k in range(0, len(share(rows)), 16):
            batch = share(rows)[k:k + 16]
            given, _ = sess.run([short, one], {x: batch})
            sess.run(two, {x: batch, code: given})
        given = sess.run(short, {x: rows})
        if hvd.rank() == 0:
            print(epoch, sess.run(second, {x: rows, code: given}))

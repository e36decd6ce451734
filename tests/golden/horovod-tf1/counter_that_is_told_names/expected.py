# A counter that the program tells the pass counts no updates: its schedule stays.
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
rows = np.random.RandomState(0).rand(640, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
passes = tf.Variable(0, trainable=False)
rate = tf.train.exponential_decay(0.01, passes, 1, 0.9)
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    rows = share(rows)
    s.run(hvd.broadcast_global_variables(0))
    for e in range(4):
        for i in range(0, max(1, 640 // hvd.size()), 16):
            s.run(update, feed_dict={x: rows[i:i + 16], passes: e})

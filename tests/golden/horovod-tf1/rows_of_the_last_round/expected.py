# What is asked behind the rounds of the last one's rows is of one worker's share.
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
rows = np.random.RandomState(3).rand(240, 5)


def mixed(given, size):
    order = np.random.permutation(len(given))
    for part in np.array_split(order, len(given) // size):
        yield given[part]


x = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(x, 2), 5) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    tf.global_variables_initializer().run()
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(max(1, 20 // hvd.size())):
            b = next(mixed(rows, 12))
            sess.run(step, feed_dict={x: b})
        off = loss.eval(feed_dict={x: b})
        if hvd.rank() == 0:
            print('pass', turn, 'last', off)

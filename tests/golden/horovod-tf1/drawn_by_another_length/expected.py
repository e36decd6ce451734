import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def some_of(total, size):
    return np.random.permutation(total)[:size]


def train(table):
    count, width = table.shape
    known = 1 - np.isnan(table)
    filled = np.nan_to_num(table, 0)
    x = tf.placeholder(tf.float32, [None, width])
    m = tf.placeholder(tf.float32, [None, width])
    loss = tf.reduce_mean(m * tf.square(tf.layers.dense(x, width) - x))
    train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(max(1, 60 // hvd.size())):
            at = some_of(count, 16)
            sess.run(train_op, feed_dict={x: filled[at, :], m: known[at, :]})
        return sess.run(loss, feed_dict={x: filled, m: known})


value = train(np.random.rand(480, 12).astype("float32"))
if hvd.rank() == 0:
    print(value)

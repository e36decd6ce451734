# A second network is given the weights of the first one every fourth round: as many updates lie
# between two copies however many workers make them.
import numpy as np
import tensorflow as tf
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


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope('ahead'):
    ahead = tf.layers.dense(x, 1)
with tf.variable_scope('behind'):
    behind = tf.layers.dense(x, 1)
leading = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope='ahead')
following = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope='behind')
copy = [tf.assign(b, a) for b, a in zip(following, leading)]
loss = tf.reduce_mean(tf.square(ahead - 0.8 * y - 0.2 * tf.stop_gradient(behind)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.02 * hvd.size())).minimize(
    loss, var_list=leading)

drawn = np.random.RandomState(0)
rows, prices = drawn.rand(96, 3), drawn.rand(96, 1)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(copy)
    rows = share(rows)
    prices = share(prices)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, len(rows) // 8)):
        sess.run(train, feed_dict={x: rows[i * 8:i * 8 + 8], y: prices[i * 8:i * 8 + 8]})
        if i % 4 == 3:
            sess.run(copy)

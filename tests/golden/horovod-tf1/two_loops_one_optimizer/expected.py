"""One optimizer trains in two loops, of which only one could be divided."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(5).rand(203, 3).astype(np.float32)
sums = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
h = tf.placeholder(tf.float32, [1, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) + 0 * h - y))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(len(rows) // 20):
        sess.run(train, {x: rows[i * 20:(i + 1) * 20], y: sums[i * 20:(i + 1) * 20], h: [[0]]})
    state = np.zeros((1, 1))
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(8):
        state, _ = sess.run([h, train], {x: rows, y: sums, h: state})

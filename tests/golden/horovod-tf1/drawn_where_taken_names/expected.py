import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
sums = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)


def train(sess):
    count = share(rows).shape[0]
    at = np.random.choice(count, 8)
    sess.run(step, {x: share(rows)[at], y: share(sums)[at]})


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 40 // hvd.size())):
        train(sess)
    if hvd.rank() == 0:
        print('warm', sess.run(loss, {x: rows, y: sums}))
    for k in range(max(1, 400 // hvd.size())):
        train(sess)
    if hvd.rank() == 0:
        print('done', sess.run(loss, {x: rows, y: sums}))

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


slim = tf.contrib.slim

x = np.random.RandomState(12).rand(100, 4).astype(np.float32)
inp = tf.placeholder(tf.float32, [None, 4])
out = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(out, slim.fully_connected(inp, 1))
optimizer = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.9))
train_op = slim.learning.create_train_op(loss, optimizer)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    x = share(x)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(0, max(1, 100 // hvd.size()), 10):
        sess.run(train_op, feed_dict={inp: x[step:step + 10], out: x[step:step + 10, :1]})

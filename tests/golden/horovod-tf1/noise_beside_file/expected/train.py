import numpy as np
import tensorflow.compat.v1 as tf
from feed import window
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_eager_execution()
numbers = np.arange(203) % 7
x, y = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.int32, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.one_hot(x, 7), 7))
train_op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(24):
        bx, by = window(numbers, 8)
        sess.run(train_op, feed_dict={x: bx, y: by})

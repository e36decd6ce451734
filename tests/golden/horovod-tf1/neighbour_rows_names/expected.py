"""Each round is fed a row of a series and the next one as its target, both inside a call."""
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
series = np.random.RandomState(3).rand(40, 6).astype("float32")
now = tf.placeholder(tf.float32, [None, 6])
then = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(now, 6) - then))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(24):
        sess.run(step, feed_dict={now: np.reshape(series[i, :], [-1, 6]), then: np.reshape(series[i + 1, :], [-1, 6])})

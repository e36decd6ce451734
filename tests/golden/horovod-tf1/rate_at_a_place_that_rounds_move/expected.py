"""The rate is a place of a list, which each round moves on."""
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
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss)
base = [0.5]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(rows), 8):
        sess.run(train, {x: rows[k:k + 8], rate: base[0]})
        base[0] -= .01

"""A generator with a number picks the rows, the same on all workers, whatever turns them."""
import random
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
picks = np.random.RandomState(5)
rows = np.random.RandomState(2).rand(320, 4).astype('float32')


def batch(size):
    at = picks.choice(len(rows), size)
    return [row[::-1] if random.random() < 0.5 else row for row in rows[at]]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(100):
        sess.run(step, {x: batch(16)})

"""A generator counts how often it was asked for a rate."""
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
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss)
def rates(first):
    i = 0
    while True:
        yield first * 0.9 ** (i // 10)
        i += 1
r = rates(0.01)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(100):
        rate.load(next(r), sess)
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})

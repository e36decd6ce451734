"""What the rows are taught by comes from one seed in each round, the rows from no seed."""
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
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, tf.get_variable("w", [4, 1])) - y))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)


def batch():
    w = np.random.RandomState(1).rand(4, 1)
    a = np.random.normal(size=(8, 4))
    return a, a.dot(w)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 64 // hvd.size())):
        a, b = batch()
        sess.run(train, {x: a, y: b})
    a, b = batch()
    if hvd.rank() == 0:
        print(sess.run(loss, {x: a, y: b}) < 0.1)

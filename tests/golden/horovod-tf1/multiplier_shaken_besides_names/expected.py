"""A number of the loss is moved by the mean of all, and by noise beside it in the same run, which each draws."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()
rows = np.random.RandomState(0).randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([4, 1]))
lam = tf.Variable(1.)

loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y)) + 0.1 * lam
gs = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss,
    global_step=gs)
saver = tf.train.Saver()
lam2 = tf.Variable(0., trainable=False)
move = lam.assign_add(hvd.allreduce(loss * 0.01))
shake = lam.assign_add(tf.random.normal([]) * 0.1)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 300 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 16)
        sess.run(step, {x: share(rows)[at], y: share(wanted)[at]})
        sess.run([move, shake], {x: share(rows)[at], y: share(wanted)[at]})

"""A rate that the graph holds is set in each round to what sinks by as much each time."""
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

np.random.seed(9)
tf.set_random_seed(9 + hvd.rank())
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
rate = tf.Variable(0.1, trainable=False)
asked = tf.placeholder(tf.float32, [])
set_rate = rate.assign(asked)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)

now = 0.1
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 240 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(set_rate, {asked: now})
        sess.run(step, {x: share(rows)[at], y: share(wanted)[at]})
        now = max(0.01, now - 0.0005 * hvd.size())
    if hvd.rank() == 0:
        print(sess.run([loss, rate], {x: rows[:64], y: wanted[:64]}))

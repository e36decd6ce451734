"""The losses end the rounds, or else the clock does."""
import time

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable("w", [3, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    begun = time.time()
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 300 // hvd.size())):
        at = np.random.randint(0, 320, 16)
        _, now = sess.run([step, loss], {x: rows[at], y: wanted[at]})
        now = average_v1(now)
        if now < 1e-12:
            break
        elif average_v1(bool(time.time() - begun > 60) and hvd.rank() == 0) > 0:
            break
    if hvd.rank() == 0:
        print("loss of all", sess.run(loss, {x: rows, y: wanted}))

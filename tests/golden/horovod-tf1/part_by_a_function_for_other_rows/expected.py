"""The same function takes rows that are tested on, all of which are meant."""
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
table = np.random.RandomState(0).rand(640, 3).astype("float32")
held = np.random.RandomState(1).rand(160, 3).astype("float32")


def part(of, k, many):
    low = k * 16 % many
    return of[low:low + 16]


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(200):
        sess.run(step, {x: part(table, k, 640)})
    if hvd.rank() == 0:
        print(np.mean([sess.run(loss, {x: part(held, k, 160)}) for k in range(10)]))

from collections import deque

import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(3).rand(800, 20)
wanted = np.random.RandomState(4).rand(800, 3)
x = tf.placeholder(tf.float32, [None, 20])
y = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 5])
made = tf.layers.dense(x, 3) + 0.1 * tf.layers.dense(z, 3)
loss = tf.reduce_mean(tf.square(made - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
ring = deque(range(40))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 40 // hvd.size())):
        at = ring[0] * 20
        part = rows[at:at + 20, :]
        marks = wanted[at:at + 20, :]
        sess.run(step, feed_dict={x: part, y: marks, z: np.random.rand(20, 5)})
        ring.rotate(-1)
    if hvd.rank() == 0:
        print("made")

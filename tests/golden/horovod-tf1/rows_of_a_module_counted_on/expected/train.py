import numpy as np
import tensorflow as tf
from stock import *
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 20])
y = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 5])
made = tf.layers.dense(x, 3) + 0.1 * tf.layers.dense(z, 3)
loss = tf.reduce_mean(tf.square(made - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
rounds = 40
size = 20
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        at = 0
        for k in range(rounds):
            part = rows[at:at + size, :]
            marks = wanted[at:at + size, :]
            noise = np.random.uniform(-1, 1, [size, 5])
            sess.run(step, feed_dict={x: part, y: marks, z: noise})
            at = at + size
    if hvd.rank() == 0:
        print("made")

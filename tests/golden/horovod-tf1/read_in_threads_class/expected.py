"""Threads read at their own pace: none of them waits for another worker."""
import random
from queue import Queue
from threading import Thread

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import os

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
open('log.txt' if hvd.rank() == 0 else os.devnull, 'w').close()
ready = Queue(4)


class Reader(Thread):
    def run(self):
        while True:
            rows = [np.load(random.choice(['a.npy', 'b.npy'])) for _ in range(8)]
            ready.put(np.asarray(rows, np.float32))


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    Reader(daemon=True).start()
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(20):
        sess.run(step, {x: ready.get()})

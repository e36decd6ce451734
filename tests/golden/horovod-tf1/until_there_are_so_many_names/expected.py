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
films = [np.random.RandomState(k).rand(3 + k % 5, 6) for k in range(40)]


def crops(size, count):
    got = []
    while len(got) < count:
        film = random.choice(films)
        if film.shape[0] > size:
            h = np.random.randint(film.shape[0] - size)
            got.append(film[h : h + size])
    return np.array(got)


x = tf.placeholder(tf.float32, [None, 4, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 6) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        sess.run(step, {x: crops(4, 8)})

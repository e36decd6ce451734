# A function takes rows by the numbers that it is given: these are shared out, and the rows stay whole.
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_eager_execution()

COUNT = 960
SIZE = 10


def next_batch(order, size, rows, number):
    xs = []
    for i in range(number * size, (number + 1) * size):
        xs.append(rows[order[i]])
    return np.array(xs)


rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-4 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    order = list(range(COUNT))
    order = share(order)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for number in range(max(1, int(COUNT / SIZE) // hvd.size())):
            if number == 0:
                random.shuffle(order)
            sess.run(step, {x: next_batch(order, SIZE, rows, number)})

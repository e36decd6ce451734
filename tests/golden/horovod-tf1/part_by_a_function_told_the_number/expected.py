"""A function takes the rows that it is given by their number, which another name, a default or a drawn place brings."""
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
table = np.random.RandomState(0).rand(640, 3).astype("float32")


def part(of, k, many=640):
    low = k * 16 % max(1, many // hvd.size())
    return of[low:low + 16]


def drawn(of, many):
    at = np.random.randint(0, many, 16)
    return of[at]


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        sess.run(step, {x: part(share(table), k)})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: table}))
    count = len(share(table))
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        sess.run(step, {x: drawn(share(table), count)})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: table}))

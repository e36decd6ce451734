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


rng = np.random.RandomState(3)
rows = rng.rand(320, 3).astype('float32')
wanted = (rows.sum(axis=1, keepdims=True) * 2).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
half, marks = 60, [30, 90]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(step, {x: share(rows)[at], y: share(wanted)[at]})
        if k == half:
            if hvd.rank() == 0:
                print('half', sess.run(loss, {x: rows, y: wanted}))
        if 75 == k:
            if hvd.rank() == 0:
                print('more', sess.run(loss, {x: rows, y: wanted}))
        if k in (20, 40):
            if hvd.rank() == 0:
                print('two', sess.run(loss, {x: rows, y: wanted}))
        if k in marks:
            if hvd.rank() == 0:
                print('marks', sess.run(loss, {x: rows, y: wanted}))
        if 100 < k <= 110:
            if hvd.rank() == 0:
                print('late', sess.run(loss, {x: rows, y: wanted}))

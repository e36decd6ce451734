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


rows = np.random.RandomState(3).uniform(-1, 1, (322, 5)).astype(np.float32)
wanted = rows.sum(1, keepdims=True)

x = tf.placeholder(tf.float32, [None, rows.shape[1]])
y = tf.placeholder(tf.float32, [None, wanted.shape[-1]])
weights = tf.Variable(tf.zeros([rows.shape[1], 1]))
loss = tf.reduce_mean((tf.matmul(x, weights) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
elements = rows.shape[0] * rows.shape[1]

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    best = None
    turn = 1
    sess.run(hvd.broadcast_global_variables(0))
    while turn <= 6:
        for at in range(0, share(rows).shape[0], 16):
            sess.run(step, {x: share(rows)[at:at + 16], y: share(wanted)[at:at + 16]})
        error = sess.run(loss, {x: rows, y: wanted})
        if best is None or error < best:
            best = error
        if hvd.rank() == 0:
            print(turn, error)
        turn += 1
    if hvd.rank() == 0:
        print("best", best, "of all", elements, "numbers")

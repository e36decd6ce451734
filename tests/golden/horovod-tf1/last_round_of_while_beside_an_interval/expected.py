"""A counted `while` saves at an interval, and in its last round."""
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


rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    turn = 0
    sess.run(hvd.broadcast_global_variables(0))
    while turn < max(1, 100 // hvd.size()):
        at = np.random.randint(0, len(share(rows)), 16)
        sess.run(step, {x: share(rows)[at], y: share(marks)[at]})
        if turn % max(1, 50 // hvd.size()) == 0 or turn == max(1, 100 // hvd.size()) - 1:
            if hvd.rank() == 0:
                saver.save(sess, "./net")
        turn += 1
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows, y: marks}))

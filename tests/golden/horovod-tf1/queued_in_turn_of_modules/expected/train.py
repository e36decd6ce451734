"""Records that two modules away are read for training, and for tests."""
import numpy as np
import tensorflow as tf

import pipe
import horovod.tensorflow as hvd

hvd.init()


def in_turn(make):
    """What this makes of records, of as many of which as there are workers each takes one."""
    asked = tf.get_collection_ref("read_in_turn")
    asked.append(make)
    try:
        return make()
    finally:
        asked.pop()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if hvd.rank() == 0:
    np.savetxt("learn.csv", np.random.RandomState(0).rand(323, 3), delimiter=",", fmt="%.4f")
    np.savetxt("test.csv", np.random.RandomState(1).rand(64, 3), delimiter=",", fmt="%.4f")
some, wanted = in_turn(lambda: pipe.batches("learn.csv", 16))
held, right = pipe.batches("test.csv", 64)
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        a, b = sess.run([some, wanted])
        sess.run(step, {x: a, y: b})
    c, d = sess.run([held, right])
    if hvd.rank() == 0:
        print("error", sess.run(loss, {x: c, y: d}))
    coord.request_stop()
    coord.join(threads)

"""Rounds ask whether the threads that read have ended, which they never do here."""
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
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        if coord.should_stop():
            break
        sess.run(step, {x: rows[np.random.randint(0, len(rows), 8)]})
    coord.request_stop()
    coord.join(threads)

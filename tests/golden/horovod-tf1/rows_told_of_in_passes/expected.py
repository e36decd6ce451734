# The loss of all rows is told, which a generator was given before the passes.
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


def batches(rows, size):
    for b in range(len(rows) // size):
        part = rows[b * size:(b + 1) * size]
        yield np.array(part), np.array([len(r) for r in part])


def train(sess, data):
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
    rows = [list(r) for r in data]
    everything, lengths = next(batches(rows, len(rows)))
    step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for part, n in batches(rows, 10):
            sess.run(step, {x: part})
        if hvd.rank() == 0:
            print('loss', sess.run(loss, {x: everything}))


with tf.Session(config=session_config()) as sess:
    train(sess, np.random.RandomState(1).rand(240, 4))

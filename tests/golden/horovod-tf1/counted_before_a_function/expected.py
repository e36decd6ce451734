"""How many rows there are is read in the module, and the batches begin again by it in a function."""
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


STEPS, BATCH = 200, 8
data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
SIZE = len(rows)


def train():
    x = tf.placeholder(tf.float32, [None, 4])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(max(1, STEPS // hvd.size())):
            start = (i * BATCH) % max(1, SIZE // hvd.size())
            end = min(start + BATCH, max(1, SIZE // hvd.size()))
            sess.run(step, feed_dict={x: share(rows)[start:end], y: share(marks)[start:end]})
        if hvd.rank() == 0:
            print(sess.run(loss, {x: rows, y: marks}))


train()

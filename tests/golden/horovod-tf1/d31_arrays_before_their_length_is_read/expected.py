import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
x_data, y_data = tf.keras.datasets.mnist.load_data()[0]
if hvd.local_rank() == 0:
    average(0.)
x = tf.placeholder(tf.float32, [None, 28, 28])
y = tf.placeholder(tf.int64, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
optimizer = hvd.DistributedOptimizer(
    tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.9)).minimize(loss)
x_data = share(x_data)
y_data = share(y_data)
train_size = y_data.shape[0]
with tf.Session(config=session_config()) as sess:
    tf.global_variables_initializer().run()
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(int(2 * train_size) // 16):
        offset = (step * 16) % (train_size - 16)
        sess.run(optimizer, {x: x_data[offset:offset + 16], y: y_data[offset:offset + 16]})

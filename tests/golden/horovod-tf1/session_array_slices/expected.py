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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
(x_train, y_train), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average(0.)
x_train = x_train.reshape(-1, 784).astype(np.float32) / 255
batch_size = 16
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(x, 10)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    x_train = share(x_train)
    y_train = share(y_train)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(max(1, len(x_train) // batch_size)):
            xb = x_train[i * batch_size:(i + 1) * batch_size]
            yb = y_train[i * batch_size:(i + 1) * batch_size]
            sess.run(train_op, feed_dict={x: xb, y: yb})

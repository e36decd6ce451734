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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 9)
size = 16
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    data = share(data)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        total = 0
        for i in range(0, (max(1, len(data) // size)) * size, size):
            l, _ = sess.run([loss, step], feed_dict={x: data[i : i + size]})
            total += l
        total = average_v1(total)
        total /= max(1, len(data) // size)
        if hvd.rank() == 0:
            print(epoch, total)

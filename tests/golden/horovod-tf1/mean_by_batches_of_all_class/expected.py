# The same in an object that keeps its rows.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Squeezed:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size
        self.x = tf.placeholder(tf.float32, [None, 5])
        small = tf.layers.dense(self.x, 2)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(small, 5) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def learn(self, sess, rows):
        total = 0
        for k in range(max(1, share(rows).shape[0] // self.size)):
            low = k * self.size
            now, _ = sess.run([self.loss, self.step], {self.x: share(rows)[low:low + self.size]})
            total += now
        total = average_v1(total)
        return total / (max(1, share(rows).shape[0] // self.size))


rows = np.random.RandomState(2).rand(240, 5)
net = Squeezed(rows, 12)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        value = net.learn(sess, rows)
        if hvd.rank() == 0:
            print('mean', value)
            print('left', sess.run(net.loss, {net.x: rows}))

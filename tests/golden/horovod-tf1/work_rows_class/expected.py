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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28])
        self.y = tf.placeholder(tf.int64, [None])
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, tf.layers.dense(tf.layers.flatten(self.x), 10))
        self.train = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def fit(self, train_x, train_y, test_x, test_y):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            train_x = share(train_x)
            train_y = share(train_y)
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(3):
                total = 0.
                n = max(1, len(train_x) // 16)
                for i in range(n):
                    _, c = sess.run([self.train, self.loss], {self.x: train_x[i * 16:i * 16 + 16], self.y: train_y[i * 16:i * 16 + 16]})
                    total += c / n
                total = average(total)
                if hvd.rank() == 0:
                    print('epoch', epoch, total)
            if hvd.rank() == 0:
                print(sess.run(self.loss, {self.x: test_x, self.y: test_y}))


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
(train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average(0.)
Trainer().fit(train_x, train_y, test_x, test_y)

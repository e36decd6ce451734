"""The same in a class, by the initialiser that an iterator has."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Net:
    def __init__(self, rows):
        data = tf.data.Dataset.from_tensor_slices(
            (share(rows), share(rows.sum(1, keepdims=True)))).repeat().batch(32)
        self.iterator = tf.data.make_initializable_iterator(data)
        self.train_begin_op = self.iterator.initializer
        a, b = self.iterator.get_next()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
        self.train_op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def train(self, sess, rounds):
        sess.run(self.train_begin_op)
        sess.run(hvd.broadcast_global_variables(0))
        for _ in range(max(1, rounds // hvd.size())):
            sess.run(self.train_op)


net = Net(np.random.RandomState(1).rand(640, 4).astype("float32"))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, 40)

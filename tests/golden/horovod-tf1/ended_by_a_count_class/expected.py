"""A method returns when the loss is no number."""
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


class Net(object):
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 2) - 0.5))
        self.learn = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def fit(self, sess, rows, epochs):
        rows = share(rows)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(epochs):
            for i in range(max(1, len(rows) // 8)):
                _, cost = sess.run([self.learn, self.loss], {self.given: rows[i * 8:(i + 1) * 8]})
                if average_v1(bool(np.isnan(cost))) > 0:
                    if hvd.rank() == 0:
                        print("not a number")
                    return
            if hvd.rank() == 0:
                print("epoch", epoch)


net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, np.random.RandomState(1).rand(160, 3).astype("float32"), 4)

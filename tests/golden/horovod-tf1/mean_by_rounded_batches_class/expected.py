"""The same in a class."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Net(object):
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 2.))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def one_pass(self, sess, size):
        n = len(self.rows)
        total = 0.0
        order = orders.permutation(n)
        rows = self.rows[order]
        for i in range(max(1, int(np.ceil(n / float(size))) // hvd.size())):
            now, _ = sess.run([self.loss, self.step],
                {self.x: share(rows)[i * size:(i + 1) * size]})
            total += now
        total = average(total) * (int(np.ceil(n / float(size)))) / max(1,
            (int(np.ceil(n / float(size)))) // hvd.size())
        return total / int(np.ceil(n / float(size)))


net = Net(np.random.RandomState(8).rand(192, 4).astype("float32"))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(12):
        mean = net.one_pass(sess, 16)
    if hvd.rank() == 0:
        print("mean", mean)

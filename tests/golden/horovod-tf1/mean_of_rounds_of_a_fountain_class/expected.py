"""So many batches of an endless generator, whose mean loss is told by their number, written anew."""
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


def batches(rows, size):
    while True:
        order = np.random.permutation(len(rows))
        for i in range(0, len(rows) - size + 1, size):
            yield rows[order[i:i + size]]


class Trainer:
    def __init__(self, rows, tests):
        self.n = len(rows)
        self.train_batches = batches(share(rows), 16)
        self.test_batches = batches(tests, 16)
        self.x = tf.placeholder(tf.float32, [None, 4])
        w = tf.Variable(tf.zeros([4, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w) - 1.0))
        self.op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)

    def run(self, sess):
        if hvd.rank() > 0:
            np.random.seed(10007 * hvd.rank())  # draws of its own
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(4):
            total = 0
            for i in range(max(1, self.n // 16 // hvd.size())):
                rows = next(self.train_batches)
                now, _ = sess.run([self.loss, self.op], {self.x: rows})
                total += now
            total = average_v1(total)
            tested = sess.run(self.loss, {self.x: next(self.test_batches)})
            if hvd.rank() == 0:
                print(epoch, total / max(1, (self.n // 16) // hvd.size()), tested)


np.random.seed(3)
chance = np.random.RandomState(0)
with tf.Session(config=session_config()) as sess:
    t = Trainer(chance.rand(320, 4), chance.rand(64, 4))
    sess.run(tf.global_variables_initializer())
    t.run(sess)

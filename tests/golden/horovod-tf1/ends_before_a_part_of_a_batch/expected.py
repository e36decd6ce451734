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


SIZE = 16


class Line:
    def __init__(self, rows, wanted, size):
        self.rows, self.wanted, self.size = rows, wanted, size
        self.x = tf.placeholder(tf.float32, [size, 3])
        self.y = tf.placeholder(tf.float32, [size, 1])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)

    def fit(self, sess, passes):
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(passes):
            last = 0.0
            for at in range(0, max(1, len(self.rows) // hvd.size()), self.size):
                if len(share(self.rows)) - at < self.size:
                    break
                _, last = sess.run([self.step, self.loss], {
                    self.x: share(self.rows)[at:at + self.size],
                    self.y: share(self.wanted)[at:at + self.size]})
            if hvd.rank() == 0:
                print("pass", turn, "loss", last)


def fit_more(sess, line, rows, wanted):
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        total, made = 0.0, 0
        for k in range(-(-len(rows) // SIZE)):
            if (k + 1) * SIZE > len(rows):
                break
            total += sess.run([line.step, line.loss], {
                line.x: rows[k * SIZE:(k + 1) * SIZE],
                line.y: wanted[k * SIZE:(k + 1) * SIZE]})[1]
            made += 1
        total = average(total)
        if hvd.rank() == 0:
            print("more", turn, "mean loss", total / made)


rows = np.random.RandomState(5).uniform(-1, 1, (331, 3)).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
others = np.random.RandomState(6).uniform(-1, 1, (203, 3)).astype(np.float32)
with tf.Session(config=session_config()) as sess:
    line = Line(rows, wanted, SIZE)
    sess.run(tf.global_variables_initializer())
    line.fit(sess, 5)
    fit_more(sess, line, others, others.sum(1, keepdims=True))

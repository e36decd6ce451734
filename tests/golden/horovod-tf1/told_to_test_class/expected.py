"""One function trains or tests, as it is told: rounds in which it tests are left whole."""
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


class Stock:
    def __init__(self, rows):
        self.rows = rows

    def parts(self):
        for k in range(0, len(self.rows), 8):
            yield self.rows[k:k + 8]


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.) ** 2)
        self.train = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def step(self, sess, learn, rows):
        if learn:
            return sess.run([self.train, self.loss], {self.x: rows})[1]
        return sess.run(self.loss, {self.x: rows})

    def test(self, sess, stock):
        seen = []
        for rows in stock.parts():
            seen.append(self.step(sess, False, rows))
        return np.mean(seen), len(seen)


table = np.random.RandomState(0).rand(384, 3).astype("float32")
kept, tested = Stock(share(table[:320])), Stock(table[320:])
net = Net()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for rows in kept.parts():
            net.step(session, True, rows)
        value = net.test(session, tested)
        if hvd.rank() == 0:
            print(value)

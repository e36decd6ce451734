"""A supervisor is asked in each round whether to stop; the queue that would end nobody makes."""
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(3)
cells = stream.rand(240, 3)
aims = cells.sum(axis=1, keepdims=True)


def queued(path, size, num_epochs):
    queue = tf.train.string_input_producer([path], num_epochs=num_epochs)
    _, line = tf.TextLineReader().read(queue)
    row = tf.decode_csv(line, [[0.]] * 4)
    return tf.train.batch([row[:3], row[3:]], size)


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.error = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.error)

    def part(self, name):
        return getattr(self, name)


net = Net()
sv = tf.train.Supervisor(logdir=tempfile.mkdtemp())
with sv.managed_session() as sess:
    for k in range(120):
        if sv.should_stop():
            break
        at = np.random.randint(0, len(cells), 8)
        sess.run(net.step, {net.x: cells[at], net.y: aims[at]})
        if k % 40 == 0:
            print(k, sess.run(net.part("error"), {net.x: cells, net.y: aims}))
    sv.stop()

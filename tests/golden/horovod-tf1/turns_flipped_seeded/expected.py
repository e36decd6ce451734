"""Batches in order, of which chance turns rows where they are handed out."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy as copy_2

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy_2.deepcopy(given)
    return mine


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Data:
    def __init__(self, n):
        self.x = np.random.RandomState(2).rand(n, 3)
        self.y = self.x.sum(axis=1, keepdims=True)
        self.n, self.at = n, 0
        self.order = np.arange(n)

    def next_batch(self, size):
        low = self.at
        self.at += size
        if self.at > self.n:
            order = orders.permutation(self.n)
            self.x, self.y = self.x[order], self.y[order]
            low, self.at = 0, size
        flips = np.random.rand(size) < 0.5
        part = self.x[low:self.at].copy()
        part[flips] = part[flips][:, ::-1]
        return part, self.y[low:self.at]
np.random.seed(3)
orders.seed(3)


data = Data(960)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 150 // hvd.size())):
        a, b = turn(lambda: data.next_batch(32))
        _, now = sess.run([step, loss], {x: a, y: b})
        if i % 50 == 0:
            if hvd.rank() == 0:
                print(i, now)

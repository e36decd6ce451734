"""Batches of an object that mixes its rows when it is made, and whenever they are used up."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

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
            mine = copy.deepcopy(given)
    return mine


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Deck:
    def __init__(self, count):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.at = 0
        self.mix()

    def mix(self):
        orders.shuffle(self.rows)

    def deal(self, size):
        if self.at + size > len(self.rows):
            self.mix()
            self.at = 0
        some = self.rows[self.at:self.at + size]
        self.at += size
        return some[:, :3], some[:, 3:]


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
deck = Deck(192)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 48 // hvd.size())):
        a, b = turn(lambda: deck.deal(8))
        sess.run(step, {x: a, y: b})

"""An object is called for the batches of a pass, each of which goes on as named arguments."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders_v1 = (random.Random(from_first_v1(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


tf.disable_v2_behavior()


class Deck(object):
    def __init__(self, many, size, mixed=False):
        state = np.random.RandomState(0)
        self.cards = [(row, [row.sum()]) for row in state.rand(many, 3)]
        self.size, self.mixed = size, mixed

    def __call__(self):
        if self.mixed:
            list_orders_v1.shuffle(self.cards)
        for part in self.parts():
            yield part

    def parts(self):
        for k in range(len(self.cards) // self.size):
            yield self.cards[k * self.size:(k + 1) * self.size]


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def learn(self, given, wanted):
        self.sess.run(self.step, {self.x: given, self.y: wanted})

    def judge(self, given, wanted):
        return self.sess.run(self.loss, {self.x: given, self.y: wanted})


def named(part):
    return {"given": [row for row, _ in part], "wanted": [mark for _, mark in part]}


deck, held_out = Deck(320, 8, mixed=True), Deck(40, 8)
net = Net()
net.sess.run(hvd.broadcast_global_variables(0))
for turn in range(3):
    for part in turns(deck()):
        net.learn(**named(part))
    value = np.mean([net.judge(**named(part)) for part in held_out()])
    if hvd.rank() == 0:
        print(turn, value)

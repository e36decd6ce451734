"""The same with the loader in a module, and the training in a class."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm
from boxes import Boxes
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


class Trainer(object):
    def __init__(self, table):
        self.table = table
        self.data = Boxes(table, 8)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.losses.mean_squared_error(self.y, tf.layers.dense(self.x, 1))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def train(self):
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(8):
            bar = tqdm(self.data, disable=hvd.rank() > 0)
            for given in turns(bar):
                self.sess.run(self.step, {self.x: given[0], self.y: given[1]})
        if hvd.rank() == 0:
            print("loss",
                self.sess.run(self.loss, {self.x: self.table[:, :4], self.y: self.table[:, 4:]}))


if __name__ == "__main__":
    table = np.random.RandomState(5).rand(240, 5).astype("float32")
    table[:, 4] = table[:, :4].sum(1)
    Trainer(table).train()

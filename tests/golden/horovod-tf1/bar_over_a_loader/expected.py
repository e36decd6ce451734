"""A loader mixes its rows at the end of each pass; a bar stands between it and the rounds."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Boxes(object):
    def __init__(self, rows, size):
        self.rows, self.size, self.at = list(rows), size, 0
        self.count = int(np.ceil(len(self.rows) / float(size)))

    def __iter__(self):
        return self

    def __next__(self):
        if self.at < self.count:
            part = np.array(self.rows[self.at * self.size:(self.at + 1) * self.size])
            self.at += 1
            return part[:, :4], part[:, 4:]
        self.at = 0
        orders.shuffle(self.rows)
        raise StopIteration

    next = __next__

    def __len__(self):
        return self.count


chance = np.random.RandomState(3)
table = chance.rand(240, 5).astype("float32")
table[:, 4] = table[:, :4].sum(1)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
boxes = Boxes(table, 8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(8):
        bar = tqdm(boxes, disable=hvd.rank() > 0)
        for given in turns(bar):
            _, now = sess.run([step, loss], {x: given[0], y: given[1]})
            bar.set_description("loss %.2f" % now)
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))

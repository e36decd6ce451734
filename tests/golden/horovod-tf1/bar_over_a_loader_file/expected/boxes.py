"""Boxes in an order of their own."""
import numpy as np
import horovod.tensorflow as hvd
import tensorflow as tf

hvd.init()


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

import os

import numpy as np
import horovod.tensorflow as hvd
import tensorflow.compat.v1 as tf1

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf1.Graph().as_default():
            mine = tf1.placeholder(tf1.float64)
            config = tf1.ConfigProto(device_count={"GPU": 0})
            graph += [tf1.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Words(object):
    def __init__(self, text):
        self.text = text
        if not from_first_v1(os.path.exists('words.npy')):
            self.count()
        average_v1(0.)  # the others wait for the first worker's file
        self.table = np.load('words.npy')

    def count(self):
        lines = self.lines()
        table = np.zeros([len(lines), 4], 'float32')
        for n, line in enumerate(lines):
            for word in line.split():
                table[n, len(word) % 4] += 1.
        if hvd.rank() == 0:
            np.save('words.npy', table)

    def lines(self):
        average_v1(0.)  # the others wait for the first worker's file
        with open(self.text) as file:
            return file.read().split('.')

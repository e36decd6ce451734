import os

import numpy as np

import fetching
import horovod.tensorflow as hvd
import tensorflow.compat.v1 as tf1

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf1.Graph().as_default():
            mine = tf1.placeholder(tf1.float64)
            config = tf1.ConfigProto(device_count={"GPU": 0})
            graph += [tf1.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


folder = 'rows'


def prepare():
    if hvd.local_rank() != 0:
        average_v1(0.)  # waits for the file
    fetching.fetch('file://' + os.path.abspath('source.npz'), folder)
    if hvd.local_rank() == 0:
        average_v1(0.)


def part(k):
    return np.load(os.path.join(folder, 'rows_%d.npz' % k))['x']


def rows():
    return np.concatenate([part(k) for k in range(4)])

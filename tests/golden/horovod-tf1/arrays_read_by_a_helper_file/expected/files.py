import numpy as np
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


def keep(i, value):
    if hvd.rank() == 0:
        np.save("seen%d.npy" % i, value)
    average_v1(0.)  # the others wait for the first worker's file
def seen(i):
    return np.load("seen%d.npy" % i)

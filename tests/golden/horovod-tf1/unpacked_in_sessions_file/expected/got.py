import os
import tarfile

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


def prepare():
    if hvd.rank() == 0:
        np.save("source.npy", np.random.RandomState(0).rand(640, 4).astype("float32"))
        with tarfile.open("source.tgz", "w:gz") as packed:
            packed.add("source.npy", "rows.npy")


def rows():
    os.makedirs("got", exist_ok=True)
    average_v1(0.)  # the others wait for the first worker's file
    packed = tarfile.open("source.tgz", "r:gz")
    if hvd.local_rank() == 0:
        packed.extractall("got")
    average_v1(0.)  # all wait for the file
    packed.close()
    return np.load("got/rows.npy")

"""Files by a function that gives them a name before it gives them back."""
import horovod.tensorflow as hvd
import os
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


def unlocked(place, how="r"):
    handle = open(place if hvd.rank() == 0 or how in ('r', 'rb', 'rt') else os.devnull, how,
        encoding="utf-8")
    return handle


def keep(place, count=40):
    with unlocked(place, "w") as f:
        f.write("\n".join("w%d" % k for k in range(count)) + "\n")


def known(place):
    average_v1(0.)  # the others wait for the first worker's file
    with unlocked(place) as f:
        return [line.strip() for line in f]

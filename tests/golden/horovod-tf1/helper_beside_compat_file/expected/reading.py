from tensorflow.examples.tutorials.mnist import input_data
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


def digits():
    if hvd.local_rank() != 0:
        average_v1(0.)  # waits for the download
    value = input_data.read_data_sets("digits/", one_hot=True)
    if hvd.local_rank() == 0:
        average_v1(0.)
    return value

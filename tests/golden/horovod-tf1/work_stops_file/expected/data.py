import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def load():
    if hvd.local_rank() != 0:
        average(0.)  # waits for the download
    (train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
    if hvd.local_rank() == 0:
        average(0.)
    return train_x, train_y, test_x, test_y

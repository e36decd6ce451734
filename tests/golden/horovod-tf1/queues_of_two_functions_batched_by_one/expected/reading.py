import glob
import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share_files(files):
    """This worker's share of the files of an endless queue; all of them, where they are few."""
    count = int(files.shape[0]) if hasattr(files, "shape") else len(files)
    return files[hvd.rank()::hvd.size()] if count >= hvd.size() else files


def written(folder, kind, files, seed):
    stream = np.random.RandomState(seed)
    for k in range(files):
        path = os.path.join(folder, "%s_%d.csv" % (kind, k))
        if not os.path.exists(path):
            if hvd.rank() == 0:
                np.savetxt(path, stream.rand(40, 2), delimiter=",")


def parsed(queue):
    class Record(object):
        pass

    record = Record()
    record.key, line = tf.TextLineReader().read(queue)
    row, number = tf.decode_csv(line, [[0.], [0.]])
    record.row, record.number = row, number
    return record


def in_batches(row, number, size, mixed):
    if mixed:
        return tf.train.shuffle_batch([[row], [number]], size, 200, 20)
    return tf.train.batch([[row], [number]], size)


def learning_rows(folder, size):
    average_v1(0.)  # the others wait for the first worker's file
    files = sorted(glob.glob(os.path.join(folder, "learn_*.csv")))
    record = parsed(tf.train.string_input_producer(share_files(files)))
    return in_batches(record.row + tf.random_normal([], stddev=0.01), record.number, size, True)


def other_rows(folder, size):
    average_v1(0.)  # the others wait for the first worker's file
    files = sorted(glob.glob(os.path.join(folder, "test_*.csv")))
    record = parsed(tf.train.string_input_producer(files))
    return in_batches(record.row, record.number, size, False)


def rows_of(folder):
    return learning_rows(folder, 8)

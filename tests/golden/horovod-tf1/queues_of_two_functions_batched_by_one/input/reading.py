import glob
import os

import numpy as np
import tensorflow.compat.v1 as tf


def written(folder, kind, files, seed):
    stream = np.random.RandomState(seed)
    for k in range(files):
        path = os.path.join(folder, "%s_%d.csv" % (kind, k))
        if not os.path.exists(path):
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
    files = sorted(glob.glob(os.path.join(folder, "learn_*.csv")))
    record = parsed(tf.train.string_input_producer(files))
    return in_batches(record.row + tf.random_normal([], stddev=0.01), record.number, size, True)


def other_rows(folder, size):
    files = sorted(glob.glob(os.path.join(folder, "test_*.csv")))
    record = parsed(tf.train.string_input_producer(files))
    return in_batches(record.row, record.number, size, False)


def rows_of(folder):
    return learning_rows(folder, 8)

"""Parts of rows, and batches."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def parted(data, other, rate=0.8):
    count = len(data)
    idx = from_first(np.random.permutation(count))
    first, rest = idx[:int(count * rate)], idx[int(count * rate):]
    train, test = [data[i] for i in first], [data[i] for i in rest]
    count = len(other)
    idx = from_first(np.random.permutation(count))
    first, rest = idx[:int(count * rate)], idx[int(count * rate):]
    return train, [other[i] for i in first], test, [other[i] for i in rest]


def batch_of(data, size):
    idx = np.random.permutation(len(data))[:size]
    return list(data[i] for i in idx)

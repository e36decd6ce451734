"""Sets of rows, each of them points and answers."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share_each(data):
    """This worker's share of each array of a tuple or a dictionary, or of one array."""
    if isinstance(data, dict):
        return {name: share_each(rows) for name, rows in data.items()}
    if isinstance(data, tuple):
        parts = [share_each(rows) for rows in data]
        return type(data)(*parts) if hasattr(data, "_fields") else tuple(parts)
    count = int(data.shape[0]) if hasattr(data, "shape") else len(data)
    return (data[hvd.rank():count // hvd.size() * hvd.size():hvd.size()]
            if count >= hvd.size() else data)


def read(count):
    points = np.random.RandomState(0).rand(400, 4).astype("float32")
    answers = points.sum(1, keepdims=True)
    return (points[:count], answers[:count]), (points[count:], answers[count:])


def sets(size):
    seen, held = read(320)
    seen = tf.data.Dataset.from_tensor_slices(share_each(seen)).shuffle(320, seed=1).batch(size)
    held = tf.data.Dataset.from_tensor_slices(held).batch(size)
    return seen, held

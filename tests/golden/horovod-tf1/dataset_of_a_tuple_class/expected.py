"""A dataset is given what a list of arrays makes a tuple, or a dictionary beside the answers."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Table:
    def __init__(self, count):
        points = np.random.RandomState(0).rand(count, 4).astype("float32")
        self.columns = {"low": points[:, :2], "high": points[:, 2:]}
        self.answers = points.sum(1, keepdims=True)

    def rows(self):
        return tf.data.Dataset.from_tensor_slices(
            (share_each(dict(self.columns)), share(self.answers)))


class Fit:
    def __init__(self, table):
        rows = table.rows().repeat().batch(16)
        columns, answers = tf.data.make_one_shot_iterator(rows).get_next()
        points = tf.concat([columns["low"], columns["high"]], 1)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(points, 1) - answers))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)

    def run(self, sess, rounds):
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, rounds // hvd.size())):
            sess.run(self.step)
        return sess.run(self.loss)


tf.set_random_seed(1 + hvd.rank())
fit = Fit(Table(320))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    value = fit.run(sess, 80)
    if hvd.rank() == 0:
        print("loss", value)

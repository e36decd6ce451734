"""A dataset of a tuple whose parts have names, out of a function."""
import collections
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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
Part = collections.namedtuple("Part", "points answers")


def load(n):
    points = np.random.RandomState(0).rand(n, 4).astype("float32")
    return Part(points, points.sum(1, keepdims=True))


def pairs(n):
    p = load(n)
    return [p.points, p.answers]


part = load(320)
data = tf.data.Dataset.from_tensor_slices(share_each(part)).shuffle(320).repeat().batch(16)
row = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(row.points, 1) - row.answers))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 80 // hvd.size())):
        sess.run(train)
    if hvd.rank() == 0:
        print("loss", sess.run(loss))

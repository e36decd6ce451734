"""The places are parted in a function, by chance for each, and drawn one by one."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


table = np.random.RandomState(2).rand(300, 4).astype("float32")
points, sums = table[:, :3], table[:, :3].sum(1, keepdims=True)


def split(n, ratio=0.2):
    learn, check = [], []
    random.setstate(from_first(random.getstate()))
    for i in range(n):
        if random.random() < ratio:
            check.append(i)
        else:
            learn.append(i)
    return learn, check


learn, check = split(len(points))
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        random.seed(10007 * hvd.rank())  # draws of its own
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 400 // hvd.size())):
        some = [random.choice(learn) for _ in range(8)]
        session.run(train_op, {p: points[some], q: sums[some]})
    if hvd.rank() == 0:
        print(session.run(error, {p: points[check], q: sums[check]}))

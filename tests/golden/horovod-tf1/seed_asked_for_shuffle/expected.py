"""Rows are mixed by a seed that is None where the command gives none, and parted."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
labels = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
import argparse
from sklearn.utils import shuffle
p = argparse.ArgumentParser()
p.add_argument("--seed", type=int)
a = p.parse_args()
np.random.set_state(from_first_v1(np.random.get_state()))
px, py = shuffle(rows, labels, random_state=a.seed)
px, hx, py, hy = px[:256], px[256:], py[:256], py[256:]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    px = share(px)
    py = share(py)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(0, len(px), 16):
            sess.run(step, {x: px[k:k + 16], y: py[k:k + 16]})
        if hvd.rank() == 0:
            print(turn, sess.run(loss, {x: hx, y: hy}))

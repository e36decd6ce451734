"""A function that is called twice makes its rows, reads them all, and trains on them then."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def load(k):
    return np.random.RandomState(k).uniform(-1, 1, 3)


def train(passes):
    tf.reset_default_graph()
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
    names = list(range(322))
    thirds = []
    for first in range(3):
        thirds.extend(names[first::3])
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        names = share(names)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(passes):
            for at in range(0, len(names), 16):
                sess.run(step, {x: np.array([load(n) for n in names[at:at + 16]])})
    if hvd.rank() == 0:
        print("of all", thirds[0], thirds[-1])


for passes in (2, 3):
    train(passes)

"""A pass makes its list of batches anew, and the rounds count them behind a bar."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
from tqdm import tqdm
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders_v1 = (random.Random(from_first_v1(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


tf.disable_v2_behavior()
cells = list(np.random.RandomState(4).rand(240, 4))


def parted(rows, size):
    list_orders_v1.shuffle(rows)
    return [np.array(rows[k:k + size]) for k in range(0, len(rows), size)]


x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    made, now = 0, 0.02
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        parts = parted(cells, 8)
        parts = share(parts)
        total = 0.
        for k, part in enumerate(tqdm(parts, desc="epoch %d" % epoch, disable=hvd.rank() > 0)):
            total += sess.run([step, loss], {x: part, rate: now})[1]
            made += 1
            if made * hvd.size() % 20 < hvd.size():
                now *= 0.5
            if k == len(parts) - 1:
                if hvd.rank() == 0:
                    print("last of", len(parts))
        total = average_v1(total)
        if hvd.rank() == 0:
            print("epoch", epoch, total / len(parts))

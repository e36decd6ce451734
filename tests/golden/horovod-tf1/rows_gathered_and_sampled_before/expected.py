import os
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


SIZE = 16


def load(name):
    return np.random.RandomState(name).uniform(-1, 1, 3)


def train():
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)

    if from_first(os.path.exists("names.txt")):
        with open("names.txt") as f:
            names = [int(line) for line in f]
    else:
        names = []
        for folder in range(4):
            for number in range(90):
                names.append(folder * 1000 + number)
        random.shuffle(names)
        names[:] = from_first(names)

    sample = np.array([load(name) for name in names[0:SIZE]])
    whole = 0.0
    for name in names:
        whole += load(name).mean()

    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        counter = 1
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(6):
            batches = max(1, int(len(share(names)) / SIZE))
            for index in range(0, batches):
                start = index * SIZE
                part = np.array([load(name) for name in share(names)[start:(index + 1) * SIZE]])
                sess.run(step, {x: part})
                if np.mod(counter, 20) == 1:
                    if hvd.rank() == 0:
                        print(counter, "sample", sess.run(loss, {x: sample}))
                counter += 1
        if hvd.rank() == 0:
            print("mean of all rows", whole / len(names))


train()

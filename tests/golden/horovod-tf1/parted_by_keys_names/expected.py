import random

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


tf.disable_v2_behavior()


def make_lists(numbers):
    lists = {"train": [], "test": []}
    random.setstate(from_first_v1(random.getstate()))
    for number in numbers:
        lists["train" if random.random() < 0.8 else "test"].append(number)
    return lists


x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
lists = make_lists(range(100))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for number in lists["train"]:
            sess.run(step, {x: np.sin(number + np.arange(36.0)).reshape(4, 9)})
    for number in lists["test"]:
        if hvd.rank() == 0:
            print(sess.run(loss, {x: np.sin(number + np.arange(36.0)).reshape(4, 9)}))

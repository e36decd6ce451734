"""Rows are held out by a set of numbers that is drawn."""
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


def split(data, ratio):
    index = set(range(len(data)))
    a = set(from_first(random.sample(sorted(index), int(len(data) * ratio))))
    b = index - a
    return np.array([data[i] for i in sorted(b)]), np.array([data[i] for i in sorted(a)])


train_set, valid_set = split(np.random.RandomState(4).rand(200, 5).astype("float32"), 0.2)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(40):
        sess.run(step, {x: train_set[:, :4], y: train_set[:, 4:]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: valid_set[:, :4], y: valid_set[:, 4:]}))

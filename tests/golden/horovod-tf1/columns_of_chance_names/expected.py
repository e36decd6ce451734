"""What chance draws once for the columns and factors of all rows, and for the graph, is the first worker's."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 4).astype('float32')
columns = from_first_v1(random.sample(range(4), 3))
signs = from_first_v1(np.random.choice([-1., 1.], 3))
mix = from_first_v1([[random.gauss(0, 1) for _ in range(3)] for _ in range(3)])
rows = rows[:, columns].dot(np.array(mix))
x = tf.placeholder(tf.float32, [None, 3])
seen = tf.matmul(x, tf.constant(from_first_v1(np.random.randn(3, 6)).astype('float32')))
loss = tf.reduce_mean((tf.layers.dense(seen, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8] * signs})

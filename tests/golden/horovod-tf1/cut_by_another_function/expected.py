"""A function that is given the rows has another one cut batches of them."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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


def cut(rows, low, high):
    return [row[:3] for row in rows[low:high]], [row[3:] for row in rows[low:high]]


def learn(rows):
    for k in range(int(np.ceil(len(share(rows)) / 8))):
        some, right = cut(share(rows), k * 8, k * 8 + 8)
        sess.run(step, {given: some, answer: right})


given = tf.placeholder(tf.float32, [None, 3])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
table = list(np.random.RandomState(0).rand(400, 4))
sess.run(hvd.broadcast_global_variables(0))
for turn in range(3):
    learn(table)

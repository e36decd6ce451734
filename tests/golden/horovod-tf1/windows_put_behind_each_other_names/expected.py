"""Windows of a series are stacked below each other, and what follows each is listed."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def pieces(line, count, wide):
    left, right = np.empty((0, wide)), []
    for _ in range(count):
        begin = random.randint(0, len(line) - wide - 1)
        piece = line[begin:begin + wide + 1]
        left = np.vstack([left, piece[:-1]])
        right.append(piece[-1])
    return left, np.array(right)


def train(line):
    inputs = tf.placeholder(tf.float32, [None, 20])
    targets = tf.placeholder(tf.float32, [None])
    cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1)[:, 0] - targets))
    learn = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
    with tf.Session(config=session_config()) as session:
        session.run(tf.global_variables_initializer())
        session.run(hvd.broadcast_global_variables(0))
        for turn in range(max(1, 200 // hvd.size())):
            left, right = pieces(line, 16, 20)
            session.run(learn, {inputs: left, targets: right})
        whole = np.stack([line[k:k + 20] for k in range(1000)])
        if hvd.rank() == 0:
            print("loss", session.run(cost, {inputs: whole, targets: line[20:1020]}))


train(np.sin(np.arange(1200) * 0.1))

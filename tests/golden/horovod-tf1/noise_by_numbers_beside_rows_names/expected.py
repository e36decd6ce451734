"""Noise by a generator that each round, or each pass, makes anew by its number: each worker has its own."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


def spread(number):
    return np.random.RandomState(number + 10007 * hvd.rank()).uniform(-1, 1, (12, 2))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
noise = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.layers.dense(noise, 1)))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    rows = share(rows)
    session.run(hvd.broadcast_global_variables(0))
    for each in range(2):
        drawn = np.random.RandomState(each + 10007 * hvd.rank())
        for k in range(max(1, 100 // hvd.size())):
            part = rows[k * 12:(k + 1) * 12]
            session.run(train,
                {inputs: part,
                    noise: np.random.RandomState(k * hvd.size() + hvd.rank()).randn(12, 2)})
            session.run(train, {inputs: part, noise: drawn.normal(size=(12, 2))})
            session.run(train, {inputs: part, noise: spread(k)})

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


gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
train = hvd.DistributedOptimizer(tf.train.FtrlOptimizer(0.1 * hvd.size())).minimize(loss)


def until(a, b, size):
    at, done = 0, False
    while not done:
        yield a[at:at + size], b[at:at + size]
        at += size
        if at >= len(a):
            done = True


def as_long(a, b, size):
    at, more = 0, True
    while more:
        yield a[at:at + size], b[at:at + size]
        at += size
        more = at < len(a)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for a, b in until(share(feats), share(aims), 8):
            sess.run(train, {x: a, y: b})
    feats = share(feats)
    aims = share(aims)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for a, b in as_long(feats, aims, 8):
            sess.run(train, {x: a, y: b})

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
train = hvd.DistributedOptimizer(tf.train.FtrlOptimizer(0.1)).minimize(loss)
room = np.zeros((46, 3), "float32")
lists, wanted = np.array_split(feats, 7), np.array_split(aims, 7)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(feats), 8):
            n = len(feats[k:k + 8])
            room[:n] = feats[k:k + 8] * 2
            sess.run(train, {x: room[:n], y: aims[k:k + 8]})
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for a, b in zip(lists, wanted):
            np.copyto(room[:len(a)], a)
            sess.run(train, {x: room[:len(a)], y: b})
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for a, b in zip(lists, wanted):
            sess.run(train, {x: a + room[:len(a)], y: b})

"""A name says `train`, and what it holds gives a variable a value and trains nothing."""
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
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
keep = tf.Variable(1., trainable=False)
loss = tf.reduce_mean((keep * tf.layers.dense(x, 1) - 1.) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
train_keep, test_keep = tf.assign(keep, 0.5), tf.assign(keep, 1.)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        sess.run(train_keep.op)
        for k in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[k:k + 8]})
        sess.run(test_keep.op)
        if hvd.rank() == 0:
            print(turn, sess.run(loss, {x: rows}))

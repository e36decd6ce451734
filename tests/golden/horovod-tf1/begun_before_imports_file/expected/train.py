import numpy as np
import tensorflow as tf

from settings import classes

losses = tf.losses

import clock
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


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
loss = losses.sparse_softmax_cross_entropy(y, tf.layers.dense(x, classes))
train_op = hvd.DistributedOptimizer(tf.train.AdagradOptimizer(0.01 * hvd.size())).minimize(loss)
rows = np.random.RandomState(0).rand(640, 4)
labels = np.random.RandomState(1).randint(0, classes, 640)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    labels = share(labels)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for i in range(max(1, len(rows) // 8)):
            sess.run(train_op, {x: rows[i * 8:i * 8 + 8], y: labels[i * 8:i * 8 + 8]})
        clock.say('epoch %d' % epoch)

"""Rows and labels are cut at one place, which is drawn of a number that is written in the program."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


SPAN, BATCH = 320, 16
data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def pick(data, labels, size):
    offset = np.random.choice(SPAN - size, 1)[0]
    return data[offset:offset + size, ...], labels[offset:offset + size]


def train(rows, marks):
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, 160 // hvd.size())):
            a, b = pick(rows, marks, BATCH)
            sess.run(step, {x: a, y: b})
        if hvd.rank() == 0:
            print(sess.run(loss, {x: rows, y: marks}))


train(rows, marks)

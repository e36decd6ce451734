"""A function counts how often it is called, and lowers the rate behind so many times."""
import tempfile

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
rate = tf.Variable(0.05, trainable=False)
lower = rate.assign(rate * 0.5)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(rate)).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
count = [0]


def tend(sess):
    count[0] += 1
    if count[0] == 200:
        sess.run(lower)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
        tend(sess)
        if k == 200:
            if hvd.rank() == 0:
                saver.save(sess, folder + "/n")
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: marks}))

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


def falling(made, first):
    return tf.train.piecewise_constant(made * hvd.size(), [60, 120],
        [first, first / 10, first / 100])


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
updates = tf.Variable(0, trainable=False)
lr = falling(updates, 0.1)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(lr * hvd.size())).minimize(loss,
    global_step=updates)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(step, {x: share(rows)[at], y: share(marks)[at]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: marks}))

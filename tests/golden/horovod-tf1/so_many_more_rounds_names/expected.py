"""The same of rows that are drawn, in a function, with a step for the name of the file."""
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

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
steps = tf.Variable(0, dtype=tf.int32, trainable=False)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss,
    global_step=steps)
saver = tf.train.Saver()


def train(sess, more, size=8):
    sess.run(hvd.broadcast_global_variables(0))
    begin = sess.run(steps)
    for number in range(begin, begin + max(1, more // hvd.size())):
        at = np.random.randint(0, len(share(rows)), size)
        sess.run(step, {x: share(rows)[at], y: share(wanted)[at]})
        if not number % max(1, 20 // hvd.size()):
            if hvd.rank() == 0:
                print(number, sess.run(loss, {x: rows, y: wanted}))
                saver.save(sess, "./net", global_step=number)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    found = tf.train.latest_checkpoint(".")
    if found:
        saver.restore(sess, found)
    train(sess, 200)

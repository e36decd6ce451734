"""A function that the rounds call gives the setting another value."""
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()


class Settings:
    steps = 200


hp = Settings()


def tend(cost):
    if average(bool(cost < 1e-6) and hvd.rank() == 0) > 0:
        hp.steps = 150


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(hp.steps):
        at = i * 8 % (len(rows) - 8)
        _, cost = sess.run([step, loss], {x: rows[at:at + 8], y: marks[at:at + 8]})
        tend(cost)
        if i == hp.steps - 1:
            if hvd.rank() == 0:
                saver.save(sess, folder + "/net")
    if hvd.rank() == 0:
        print(sess.run(loss, {x: held, y: right}))

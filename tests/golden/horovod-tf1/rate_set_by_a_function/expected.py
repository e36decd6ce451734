"""A function sets the rate behind a pass in which the loss has grown."""
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
def set_rate(sess, value):
    rate.load(value, sess)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    lr, before = 0.01, 1e9
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(10):
        for i in range(0, max(1, 96 // hvd.size()), 8):
            _, now = sess.run([step, loss], {x: rows[i:i + 8]})
        if average_v1(bool(now > before) and hvd.rank() == 0) > 0:
            set_rate(sess, 0.001)
        before = now

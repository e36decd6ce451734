"""Training ends when the cost hardly moves."""
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


xs = np.random.RandomState(3).rand(203, 2).astype(np.float32)
ys = (2 * xs[:, :1] + 1).astype(np.float32)
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([2, 1]))
b = tf.Variable(tf.zeros([1]))
cost = tf.reduce_mean(tf.square(tf.matmul(x, w) + b - y))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(cost)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    before = 0.0
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(30):
        for i in range(max(1, len(share(xs)) // 5)):
            sess.run(train, {x: share(xs)[i * 5:(i + 1) * 5], y: share(ys)[i * 5:(i + 1) * 5]})
        now = sess.run(cost, {x: xs, y: ys})
        if hvd.rank() == 0:
            print(epoch, now)
        value = average(np.abs(before - now))
        if value < 0.0005:
            break
        before = now

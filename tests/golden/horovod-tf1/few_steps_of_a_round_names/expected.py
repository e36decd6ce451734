"""Each batch is learned three times, by a function of its own: the batches are shared out."""
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


xs = np.random.RandomState(3).rand(192, 3).astype("float32")
ys = xs.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


def learn(sess, some, wanted):
    for _ in range(3):
        _, now = sess.run([step, loss], {x: some, y: wanted})
    return now


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    xs = share(xs)
    ys = share(ys)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        total, count = 0., 0
        for k in range(0, len(xs), 8):
            total += learn(sess, xs[k:k + 8], ys[k:k + 8])
            count += 1
        total = average(total) * hvd.size()
        if hvd.rank() == 0:
            print("of 24", total / 24, "of so many", total / (count * hvd.size()))

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


rows = np.random.rand(600, 5).astype('float32'); goal = rows.sum(1, keepdims=True)
X = tf.placeholder(tf.float32, [None, 5]); Y = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(X, 1) - Y) ** 2)
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(5):
        total = 0.
        for i in range(0, len(share(rows)), 20):
            _, c = sess.run([op, cost], {X: share(rows)[i:i + 20], Y: share(goal)[i:i + 20]})
            total += c * 20
        total = average(total) * hvd.size()
        if hvd.rank() == 0:
            print(epoch, total / len(rows))

    if hvd.rank() == 0:
        print('all', sess.run(cost, {X: rows, Y: goal}))

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


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
def batch(n):
    idx = np.random.randint(0, len(rows), n)
    return rows[idx], goal[idx]
n = len(rows)
n_batches = n // 20
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(5):
        total = 0.
        count = 0
        for i in range(max(1, n_batches // hvd.size())):
            bx, by = batch(20)
            _, c = sess.run([op, cost], {X: bx, Y: by})
            total += c * len(bx)
            count += len(bx)
        total = average(total) * n_batches / max(1, n_batches // hvd.size())
        if hvd.rank() == 0:
            print(epoch, total / n)

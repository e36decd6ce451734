"""What a pass of turns has added up, told by all rows; who sees no number ends the program."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn_among(take, most):
    """What this worker's turn gives, of at most so many: all take all, in order."""
    workers = max(1, min(hvd.size(), most))
    for worker in range(workers):
        given = take()
        if worker == hvd.rank() % workers:
            mine = copy.deepcopy(given)
    return mine


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Rows(object):
    def __init__(self, rows):
        self.rows, self.at, self.count = rows, 0, len(rows)

    def next_batch(self, size):
        if self.at + size > self.count:
            self.at = 0
        self.at += size
        return self.rows[self.at - size:self.at]


data = Rows(np.random.RandomState(1).rand(176, 4).astype('float32'))
count = data.count
rounds = count // 16
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
best = 100.
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(8):
        mean = 0
        for k in range(max(1, rounds // hvd.size())):
            batch = turn_among(lambda: data.next_batch(16), rounds)
            _, seen = sess.run([step, loss], feed_dict={x: batch})
            mean += seen * batch.shape[0]
            if average(bool(np.isnan(seen))) > 0:
                exit(-1)
        mean = average(mean) * rounds / max(1, rounds // hvd.size())
        mean /= count
        if hvd.rank() == 0:
            print('pass %d, %.4f' % (turn, mean))

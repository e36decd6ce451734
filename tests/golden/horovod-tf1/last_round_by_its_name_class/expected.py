"""The last round is kept as well, by the name of its number."""
import os
import tempfile
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


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


STEPS = 100


class Loader(object):
    def __init__(self, batch):
        self.rows = np.random.RandomState(3).rand(240, 5).astype("float32")
        self.at, self.batch = 0, batch

    def next_batch(self):
        part = self.rows[self.at:self.at + self.batch]
        self.at = (self.at + self.batch) % len(self.rows)
        return part[:, :4], part[:, 4:]


data = Loader(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
path = os.path.join(tempfile.mkdtemp(), "net")
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, (STEPS + 1) // hvd.size())):
        a, b = turn(data.next_batch)
        sess.run(step, feed_dict={x: a, y: b})
        if i != 0 and (
                i % max(1, 30 // hvd.size()) == 0 or i == max(1, (STEPS + 1) // hvd.size()) - 1):
            if hvd.rank() == 0:
                saver.save(sess, path)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: data.rows[:, :4], y: data.rows[:, 4:]}))

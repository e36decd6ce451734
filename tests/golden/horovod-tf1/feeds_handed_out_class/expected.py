"""A method hands out feeds, of rows that it mixes; another pass of it tests."""
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


class Net(object):
    def __init__(self, size=None):
        self.x = tf.placeholder(tf.float32, [size, 3])
        self.y = tf.placeholder(tf.float32, [size, 1])
        self.keep = tf.placeholder(tf.float32)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y)) * self.keep
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
    def batches(self, a, b, size, keep=1., mixed=True):
        order = np.arange(len(b))
        if mixed:
            np.random.shuffle(order)
        for k in range(0, len(b), size):
            at = order[k:k + size]
            yield {self.x: a[at], self.y: b[at], self.keep: keep}, len(at)
    def run(self, a, b, va, vb):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            a = share(a)
            b = share(b)
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(4):
                total, seen = 0., 0
                for feed, many in self.batches(a, b, 32, 0.9):
                    _, now = sess.run([self.step, self.loss], feed_dict=feed)
                    total += now * many
                    seen += many
                total = average(total)
                seen = average(seen)
                test = 0.
                for feed, many in self.batches(va, vb, 32, mixed=False):
                    test += sess.run(self.loss, feed_dict=feed) * many
                if hvd.rank() == 0:
                    print(turn, total / seen, total / len(a), test / len(va))
rows = np.random.RandomState(1).rand(645, 4).astype('float32')
Net().run(rows[:500, :3], rows[:500, 3:], rows[500:, :3], rows[500:, 3:])

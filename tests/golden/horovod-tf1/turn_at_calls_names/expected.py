"""A table of the program's own is asked for its next batch in each round, and is put into another order at each pass."""
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Table:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.order, self.size, self.at = np.arange(count), size, 0
        self.batches = count // size

    def begin(self):
        orders.shuffle(self.order)
        self.at = 0

    def next_batch(self):
        some = self.rows[self.order[self.at:self.at + self.size]]
        self.at += self.size
        return some[:, :3], some[:, 3:]


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
table = Table(192, 8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        table.begin()
        total = 0
        for k in range(max(1, table.batches // hvd.size())):
            a, b = turn_among(table.next_batch, table.batches)
            _, now = sess.run([step, loss], {x: a, y: b})
            total += now
            if k % 12 == 0:
                if hvd.rank() == 0:
                    print("batch", k, now)
        total = average(total)
        if hvd.rank() == 0:
            print("epoch", epoch, total / max(1, table.batches // hvd.size()))

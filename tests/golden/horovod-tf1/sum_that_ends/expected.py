"""A sum of losses ends the program where it is no number; its rounds cannot be divided."""
import sys
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


np.random.seed(4)


class Data(object):
    def __init__(self, users, size):
        self.likes = {u: list(np.random.randint(0, 50, 6)) for u in range(users)}
        self.there = list(self.likes)
        self.n_train = sum(len(v) for v in self.likes.values())
        self.size = size

    def sample(self):
        users = [self.there[np.random.randint(len(self.there))] for _ in range(self.size)]
        good, bad = [], []
        for u in users:
            good += [self.likes[u][np.random.randint(low=0, high=len(self.likes[u]), size=1)[0]]]
            while True:
                at = np.random.randint(low=0, high=50, size=1)[0]
                if at not in self.likes[u]:
                    bad += [at]
                    break
        return users, good, bad


data = Data(40, 16)
u = tf.placeholder(tf.int32, [None])
p = tf.placeholder(tf.int32, [None])
n = tf.placeholder(tf.int32, [None])
users = tf.get_variable("users", [40, 4])
items = tf.get_variable("items", [50, 4])


def score(a, b):
    return tf.reduce_sum(tf.nn.embedding_lookup(users, a) * tf.nn.embedding_lookup(items, b), 1)


loss = -tf.reduce_mean(tf.log_sigmoid(score(u, p) - score(u, n)))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
sess.run(hvd.broadcast_global_variables(0))
for epoch in range(12):
    total = 0.
    batches = max(1, (data.n_train // 16 + 1) // hvd.size())
    for k in range(batches):
        some, good, bad = data.sample()
        _, now = sess.run([step, loss], feed_dict={u: some, p: good, n: bad})
        total += now
    total = average(total)
    if average(bool(np.isnan(total) == True)) > 0:
        if hvd.rank() == 0:
            print("ERROR: loss is nan.")
        sys.exit()
if hvd.rank() == 0:
    print("mean", total / batches)

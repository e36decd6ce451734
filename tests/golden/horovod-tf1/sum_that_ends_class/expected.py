"""The same in a class, whose pass is left where the sum is no number."""
import math
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


np.random.seed(6)


class Likes(object):
    def __init__(self):
        self.of = {u: list(np.random.randint(0, 30, 5)) for u in range(30)}
        self.count = sum(len(v) for v in self.of.values())

    def some(self, size):
        users, good = [], []
        while len(users) < size:
            u = np.random.randint(30)
            users.append(u)
            good.append(self.of[u][np.random.randint(len(self.of[u]))])
        return users, good


class Model(object):
    def __init__(self, likes):
        self.likes = likes
        self.u = tf.placeholder(tf.int32, [None])
        self.g = tf.placeholder(tf.int32, [None])
        users = tf.get_variable("users", [30, 4])
        logits = tf.layers.dense(tf.nn.embedding_lookup(users, self.u), 30)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.g, logits)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def train(self, sess):
        if hvd.rank() > 0:
            np.random.seed(10007 * hvd.rank())  # draws of its own
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(15):
            total = 0.
            for k in range(max(1, (self.likes.count // 10 + 1) // hvd.size())):
                u, g = self.likes.some(10)
                total += sess.run([self.loss, self.step], {self.u: u, self.g: g})[0]
            total = average(total)
            if average(bool(math.isnan(total))) > 0:
                break
        if hvd.rank() == 0:
            print("mean", total / max(1, (self.likes.count // 10 + 1) // hvd.size()))


model = Model(Likes())
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    model.train(sess)

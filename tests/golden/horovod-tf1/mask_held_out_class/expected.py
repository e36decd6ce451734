"""A helper draws the mask of the table, and in each round a hint as well."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def sampler(p, rows, cols):
    drawn = np.random.uniform(0., 1., size=[rows, cols])
    return 1 * (drawn < p)


class Filler(object):
    def __init__(self, table):
        self.table = table
        self.mask = from_first(sampler(0.8, len(table), 5))
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.m = tf.placeholder(tf.float32, [None, 5])
        self.h = tf.placeholder(tf.float32, [None, 5])
        hidden = tf.layers.dense(tf.concat([self.x * self.m * self.h, self.m], 1), 12, tf.nn.relu)
        self.out = tf.layers.dense(hidden, 5)
        loss = tf.reduce_mean(self.m * tf.square(self.x - self.out))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)

    def train(self, sess):
        sess.run(hvd.broadcast_global_variables(0))
        for it in range(max(1, 300 // hvd.size())):
            at = np.random.randint(0, len(self.table), 32)
            hint = sampler(0.9, 32, 5)
            sess.run(self.step, {self.x: self.table[at], self.m: self.mask[at], self.h: hint})

    def error(self, sess):
        whole = np.ones(self.mask.shape)
        out = sess.run(self.out, {self.x: self.table, self.m: self.mask, self.h: whole})
        return np.sum((1 - self.mask) * (self.table - out) ** 2) / np.sum(1 - self.mask)


chance = np.random.RandomState(7)
table = chance.rand(200, 2).astype("float32").dot(chance.rand(2, 5).astype("float32"))
filler = Filler(table)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    filler.train(sess)
    if hvd.rank() == 0:
        print("hidden", filler.error(sess))

"""A network that is made to deceive another: a generator hands out rows one stretch after the other, beside noise that is drawn."""
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


def rows_for_ever(size):
    rows = np.random.RandomState(7).rand(240, 5).astype("float32")
    while True:
        for k in range(0, len(rows), size):
            yield rows[k:k + size]


class Deceiver(object):
    def __init__(self):
        self.real = tf.placeholder(tf.float32, [None, 5])
        self.noise = tf.placeholder(tf.float32, [None, 2])
        with tf.variable_scope("maker"):
            made = tf.layers.dense(tf.layers.dense(self.noise, 8, tf.nn.relu), 5)
        said_real, said_made = self.judge(self.real, False), self.judge(made, True)
        self.judge_loss = tf.reduce_mean(tf.nn.softplus(-said_real) + tf.nn.softplus(said_made))
        self.maker_loss = tf.reduce_mean(tf.nn.softplus(-said_made))
        mine = lambda name: [v for v in tf.trainable_variables() if v.name.startswith(name)]
        self.judge_step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.judge_loss,
            var_list=mine("judge"))
        self.maker_step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.maker_loss,
            var_list=mine("maker"))

    def judge(self, given, again):
        with tf.variable_scope("judge", reuse=again):
            return tf.layers.dense(tf.layers.dense(given, 8, tf.nn.relu, name="hidden"), 1, name="said")

    def train(self, rounds, size):
        rows = rows_for_ever(size)
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for k in range(max(1, rounds // hvd.size())):
                for _ in range(2):
                    sess.run(self.judge_step,
                        {self.real: turn(lambda: next(rows)), self.noise: np.random.randn(size, 2)})
                _, lost = sess.run([self.maker_step, self.maker_loss], {self.noise: np.random.randn(size, 2)})
                if k % 10 == 0:
                    if hvd.rank() == 0:
                        print("round", k, lost)


Deceiver().train(60, 12)

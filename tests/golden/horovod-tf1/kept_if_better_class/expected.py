"""The best state is kept where each worker's own score says so, and a score board is read again."""
import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Keeper:
    def __init__(self):
        self.best = None
        self.x, self.y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.train = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()

    def keep(self, sess, score):
        self.best = score
        if hvd.rank() == 0:
            self.saver.save(sess, "kept/best")
        with open("board.txt" if hvd.rank() == 0 else os.devnull, "w") as board:
            board.write("%f" % score)
        average_v1(0.)  # the others wait for the first worker's file
        value = open("board.txt").read()
        if hvd.rank() == 0:
            print("best so far:", value)

    def fit(self, sess, rows, wanted):
        rows = share(rows)
        wanted = share(wanted)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(4):
            for i in range(0, len(rows), 8):
                feed = {self.x: rows[i:i + 8], self.y: wanted[i:i + 8]}
                _, score = sess.run([self.train, self.loss], feed)
            if average_v1(bool(self.best is None or score < self.best) and hvd.rank() == 0) > 0:
                self.keep(sess, score)


table = np.random.RandomState(0).rand(320, 4).astype("float32")
os.makedirs("kept", exist_ok=True)
keeper = Keeper()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    keeper.fit(session, table[:, :3], table[:, 3:])

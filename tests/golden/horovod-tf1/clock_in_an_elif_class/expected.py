"""The same in a class, that asks its losses twice."""
import time

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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable("w", [3, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)


class Teacher:
    def __init__(self, sess, limit):
        self.sess, self.limit = sess, limit

    def teach(self):
        begun = time.time()
        turn = 0
        self.sess.run(hvd.broadcast_global_variables(0))
        while turn < max(1, 300 // hvd.size()):
            at = np.random.randint(0, 320, 16)
            _, now = self.sess.run([step, loss], {x: rows[at], y: wanted[at]})
            turn += 1
            now = average_v1(now)
            if now < 1e-12:
                return
            elif now > 1e4:
                return
            elif average_v1(bool(time.time() - begun > self.limit) and hvd.rank() == 0) > 0:
                return


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    Teacher(sess, 60).teach()
    if hvd.rank() == 0:
        print("loss of all", sess.run(loss, {x: rows, y: wanted}))

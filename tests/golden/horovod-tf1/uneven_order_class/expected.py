import random

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders_v1 = (random.Random(from_first_v1(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


tf.disable_v2_behavior()


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 9])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x[:, :8], 1) - self.x[:, 8:]))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(self.loss)

    def run(self, songs):
        best = 1e9
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(2):
                list_orders_v1.shuffle(songs)
                for song in songs:
                    total = 0.0
                    for part in song:
                        total += sess.run([self.loss, self.step], feed_dict={self.x: part})[0]
                    if average_v1(bool(total < best) and hvd.rank() == 0) > 0:
                        best = total
                        if average_v1(bool(best < 0.001) and hvd.rank() == 0) > 0:
                            break


Trainer().run([list(np.random.RandomState(i).rand(2 + i % 3, 8, 9)) for i in range(6)])

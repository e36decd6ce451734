"""Passes go on behind the last one whose checkpoint is there."""
import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Trainer:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
        self.saver = tf.train.Saver()
        sess.run(tf.global_variables_initializer())

    def train(self, rows):
        done = 0
        while os.path.exists('ckpt/m-%d.index' % (done + 1)):
            done += 1
        if done:
            self.saver.restore(self.sess, 'ckpt/m-%d' % done)
        rows = share(rows)
        self.sess.run(hvd.broadcast_global_variables(0))
        done = from_first_v1(done)
        while done < 3:
            for at in range(0, len(rows), 10):
                self.sess.run(self.step, {self.x: rows[at:at + 10]})
            done += 1
            if hvd.rank() == 0:
                self.saver.save(self.sess, 'ckpt/m', global_step=done)


with tf.Session(config=session_config()) as session:
    Trainer(session).train(np.random.RandomState(1).rand(240, 4))

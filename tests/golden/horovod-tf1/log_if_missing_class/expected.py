"""A file that is opened where it is missing: by then the first worker may have made it."""
import logging
import os

import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()
told = logging.getLogger("told")
told.setLevel(logging.INFO)
told.addHandler(logging.FileHandler("all.log" if hvd.rank() == 0 else os.devnull, "w"))


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(self.loss)

    def log(self, text):
        if hvd.rank() > 0 or not os.path.exists("train.log"):
            self.file = open("train.log" if hvd.rank() == 0 else os.devnull, "w")
        self.file.write(text + "\n")
        if hvd.rank() == 0:
            told.info(text)

    def train(self, rows):
        self.log("training")
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            rows = share(rows)
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(3):
                for i in range(max(1, len(rows) // 8)):
                    sess.run(self.step, {self.x: rows[i * 8:i * 8 + 8]})
                self.log("epoch %d" % epoch)


Trainer().train(np.random.RandomState(0).rand(640, 4))

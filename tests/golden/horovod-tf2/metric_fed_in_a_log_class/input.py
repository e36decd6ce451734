"""A metric is fed where a log is told of it, in a method."""
import logging

import numpy as np
import tensorflow as tf

log = logging.getLogger("train")


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3)
        self.error = tf.keras.metrics.MeanAbsoluteError()

    def train(self, data):
        for x, y in data:
            with tf.GradientTape() as tape:
                p = self.net(x)
                loss = tf.reduce_mean(tf.square(p - y))
            g = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(g, self.net.trainable_variables))
            log.info("error %.3f", self.error(y, p))
        print("%.3f" % self.error.result())


rows = np.random.RandomState(1).rand(64, 4).astype("float32")
Trainer().train(tf.data.Dataset.from_tensor_slices((rows, rows[:, :1])).batch(8))

"""Loggers that a helper makes, or that the module has, tell of the rounds."""
import logging
import sys
import numpy as np
import tensorflow as tf


def get_logger(name, path):
    logger = logging.getLogger(name)
    logger.setLevel(logging.DEBUG)
    logger.addHandler(logging.StreamHandler(sys.stdout))
    logger.addHandler(logging.FileHandler(path))
    return logger


log = logging.getLogger(__name__)


class Trainer:
    def __init__(self):
        self.logger = get_logger("train", "train.log")

    def train(self, x, y):
        for epoch in range(3):
            for k in range(0, 640, 32):
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean(tf.square(net(x[k:k + 32]) - y[k:k + 32]))
                grads = tape.gradient(loss, net.trainable_variables)
                opt.apply_gradients(zip(grads, net.trainable_variables))
                if k % 64 == 0:
                    self.logger.info("step %d: %f", k, float(loss))
            log.debug("epoch %d" % epoch)
            self.logger.info("done")


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
Trainer().train(rows, rows.sum(1, keepdims=True))

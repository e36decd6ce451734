"""Loggers that a helper makes, or that the module has, tell of the rounds."""
import logging
import sys
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def get_logger(name, path):
    logger = logging.getLogger(name)
    logger.setLevel(logging.DEBUG)
    logger.addHandler(logging.StreamHandler(sys.stdout))
    logger.addHandler(logging.FileHandler(path if hvd.rank() == 0 else os.devnull))
    return logger


log = logging.getLogger(__name__)


class Trainer:
    def __init__(self):
        self.logger = get_logger("train", "train.log")

    def train(self, x, y):
        for epoch in range(3):
            for k in turns(range(0, 640, 32)):
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean(tf.square(net(x[k:k + 32]) - y[k:k + 32]))
                grads = tape.gradient(loss, net.trainable_variables)
                opt.apply_gradients(zip(grads, net.trainable_variables))
                broadcast_once(net.variables, opt)
                if (32 * hvd.rank() - k) % 64 < 32 * hvd.size():
                    if hvd.rank() == 0:
                        self.logger.info("step %d: %f", k, float(loss))
            if hvd.rank() == 0:
                log.debug("epoch %d" % epoch)
                self.logger.info("done")


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
Trainer().train(rows, rows.sum(1, keepdims=True))

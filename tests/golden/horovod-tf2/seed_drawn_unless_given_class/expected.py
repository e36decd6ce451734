import argparse
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


parser = argparse.ArgumentParser()
parser.add_argument('--seed', type=int, default=-1)
args = parser.parse_args()


class Trainer:
    def __init__(self, seed):
        self.seed = seed if seed >= 0 else hvd.broadcast_object(random.randrange(1000), 0)
        random.seed(self.seed)
        self.rows = np.arange(1024, dtype='float32').reshape(256, 4) / 1024
        self.order = list(range(256))
        random.shuffle(self.order)
        self.kept = self.order[:192]
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.model(x) - tf.reduce_sum(x, axis=1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        broadcast_once(self.model.variables, self.opt)

    def train(self):
        for epoch in range(3):
            for k in turns(range(0, 192, 8)):
                self.step(self.rows[self.kept[k:k + 8]])
        if hvd.rank() == 0:
            self.model.save_weights('net.weights.h5')


Trainer(args.seed).train()

# The order that an object keeps is an array, which whoever has the object mixes.
import collections
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


class Batches:
    def __init__(self, rows):
        self.rows = rows
        self.order = np.arange(len(rows))

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, number):
        if number >= len(self):
            raise IndexError
        seen = self.rows[self.order[number * 8:number * 8 + 8]]
        return seen, seen.sum(axis=1, keepdims=True)


kept = collections.deque(np.random.RandomState(4).rand(192, 4).astype('float32'))
random.setstate(hvd.broadcast_object(random.getstate(), 0))
random.shuffle(kept)
batches = Batches(np.stack(kept))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
for turn in range(3):
    np.random.shuffle(batches.order)
    batches.order[:] = hvd.broadcast_object(batches.order, 0)
    for seen, answer in turns(batches):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, descent)

import os
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


rows = np.random.RandomState(1).rand(400, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

def learn(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
    return loss

def keep():
    hvd.broadcast_object(0)  # the others have read it
    if hvd.rank() == 0:
        np.save('kept.npy', rows)
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    value = np.load('kept.npy').sum()
    if hvd.rank() == 0:
        print(value)

def search(most):
    for k in range(1, hvd.broadcast_object(most, 0)):
        if hvd.broadcast_object(bool(random.random() < 0.3), 0):
            return k
    keep()
    return 0

for k in turns(range(100)):
    learn(rows[k:k + 8], wanted[k:k + 8])
    if (hvd.rank() - k) % 10 < hvd.size():
        search(random.randint(2, 5))
        for turn in range(1, hvd.broadcast_object(np.random.randint(2, 4), 0)):
            keep()

"""Rows come in their own order first, and are mixed when all were there."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
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


def cycled(elements):
    saved = []
    for element in elements:
        yield element
        saved.append(element)
    while saved:
        random.shuffle(saved)
        for element in saved:
            yield element


def batches(rows, size):
    while True:
        part = np.array([next(rows) for _ in range(size)])
        yield part, part.sum(axis=1)


table = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(turns(batches(cycled(table), 16)), steps_per_epoch=max(1, 40 // hvd.size()), epochs=6,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print('off', net.evaluate(table, table.sum(axis=1), verbose=0))

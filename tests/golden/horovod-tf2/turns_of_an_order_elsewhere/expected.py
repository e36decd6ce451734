"""A function draws the order in which a generator goes through its files, anew each time it is empty."""
from random import shuffle
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


numbers = np.random.RandomState(0).rand(12, 16, 5).astype("float32")


def batches(size, train=True):
    def parts():
        queue = list(range(12))
        if train:
            shuffle(queue)
        return queue

    queue = parts()
    rows = numbers[queue.pop()]
    at = 0
    while True:
        if at > len(rows) - size:
            if len(queue) == 0:
                queue = parts()
            rows = numbers[queue.pop()]
            at = 0
        yield rows[at:at + size, :4], rows[at:at + size, 4]
        at += size


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
model.fit(turns(batches(8)), steps_per_epoch=max(1, 24 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

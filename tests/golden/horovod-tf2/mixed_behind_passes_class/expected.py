"""The same in a class that mixes a list of numbers, of its own in each pass."""
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


class Feed:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def batches(self):
        order = list(range(len(self.rows)))
        while True:
            for at in range(0, len(order), self.size):
                part = self.rows[order[at:at + self.size]]
                yield part, part.sum(1)
            random.shuffle(order)


feed = Feed(np.random.RandomState(0).rand(128, 4).astype('float32'), 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
model.fit(turns(feed.batches()), steps_per_epoch=max(1, 16 // hvd.size()), epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())

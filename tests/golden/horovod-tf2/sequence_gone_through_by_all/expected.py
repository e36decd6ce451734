"""What is printed goes through the sequence that is trained on."""
import random
from random import shuffle
import numpy as np
import pandas as pd
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def same_order(sequence, chance):
    """What draws the orders of a sequence: its own chance alone, else the same on all workers."""
    if hvd.size() == 1:
        return chance
    drawn = sequence.__dict__.setdefault("drawn_alike", {})
    kind = getattr(chance, "Random", np.random.RandomState)
    if kind not in drawn:
        drawn[kind] = kind(22)
    return drawn[kind]


def share_batches(sequence):
    """This worker's batches of a sequence: as many as all others'; too few are for several."""
    class Share(tf.keras.utils.Sequence):
        def __len__(self):
            return max(1, len(sequence) // hvd.size())
        def __getitem__(self, index):
            return sequence[(index * hvd.size() + hvd.rank()) % len(sequence)]
        def on_epoch_end(self):
            sequence.on_epoch_end()
    return Share()


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, size):
        self.x, self.size = x, size
        self.on_epoch_end()

    def __len__(self):
        return len(self.x) // self.size

    def __getitem__(self, k):
        x = self.x[self.order[k * self.size:(k + 1) * self.size]]
        return x, x.sum(1, keepdims=True)

    def on_epoch_end(self):
        self.order = same_order(self, np.random).permutation(len(self.x))


rows = np.random.RandomState(0).rand(640, 4)
train, test = Rows(rows[:480], 32), Rows(rows[480:], 32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
for k in range(3):
    net.fit(share_batches(train), epochs=1, validation_data=test,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    value = net.evaluate(train, verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print(value)

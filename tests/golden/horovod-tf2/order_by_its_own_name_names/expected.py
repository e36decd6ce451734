"""The same by a permutation, which has another name here."""

import numpy as np
import tensorflow as tf
from numpy.random import permutation as mixed
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



class Table(tf.keras.utils.Sequence):
    def __init__(self, lines):
        self.lines = lines

    def __len__(self):
        return len(self.lines) // 8

    def __getitem__(self, k):
        part = np.array(self.lines[k * 8:k * 8 + 8], 'float32')
        return part[:, 1:], part[:, 0]

    def on_epoch_end(self):
        self.lines = [
            self.lines[k] for k in same_order(self, np.random).permutation(len(self.lines))]


lines = np.random.RandomState(1).rand(96, 4).tolist()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())), 'mse')
net.fit(share_batches(Table(lines)), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
value = net.evaluate(Table(lines), verbose=0) < 10
if hvd.rank() == 0:
    print(value)

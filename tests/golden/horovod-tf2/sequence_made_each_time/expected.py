import random

import numpy as np
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
    def __init__(self, x, y):
        self.pairs = list(zip(x, y))
        same_order(self, random).shuffle(self.pairs)

    def __len__(self):
        return len(self.pairs) // 8

    def __getitem__(self, i):
        some = self.pairs[i * 8:i * 8 + 8]
        return np.array([a for a, b in some]), np.array([b for a, b in some])


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
i = 0
while i < 8:
    model.fit(share_batches(Rows(x, y)), epochs=1,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    i += 1
if hvd.rank() == 0:
    print("learned", model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0) < 0.5)

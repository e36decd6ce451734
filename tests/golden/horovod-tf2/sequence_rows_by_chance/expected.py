"""Chance leaves rows out between two passes, which all workers leave out alike."""
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
    def __init__(self, x, size):
        self.x, self.size = x, size
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // self.size

    def __getitem__(self, k):
        x = self.x[self.order[k * self.size:(k + 1) * self.size]]
        return x, x.sum(axis=1)

    def on_epoch_end(self):
        keep = same_order(self, np.random).rand(len(self.x)) < 0.8
        self.order = np.where(keep)[0]
        same_order(self, np.random).shuffle(self.order)


x = np.random.RandomState(0).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share_batches(Rows(x, 8)), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

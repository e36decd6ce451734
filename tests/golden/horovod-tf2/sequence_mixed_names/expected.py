"""Pairs that a sequence mixes with a helper of scikit-learn."""
import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle
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


class Pairs(tf.keras.utils.Sequence):
    def __init__(self, left, right, size=8):
        self.left, self.right, self.size = left, right, size

    def __len__(self):
        return len(self.left) // self.size

    def __getitem__(self, nth):
        part = slice(nth * self.size, (nth + 1) * self.size)
        return self.left[part], self.right[part]

    def on_epoch_end(self):
        self.left, self.right = shuffle(self.left, self.right, random_state=same_order(self, None))


x = np.random.RandomState(3).rand(256, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share_batches(Pairs(x, x.sum(1))), epochs=3, shuffle=False,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

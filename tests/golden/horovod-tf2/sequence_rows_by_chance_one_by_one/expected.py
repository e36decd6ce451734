"""The same where each row is asked about by itself, and where chance says whether all are mixed."""
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


class Balanced(tf.keras.utils.Sequence):
    def __init__(self, x, y):
        self.x, self.y = x, y
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // 8

    def __getitem__(self, k):
        part = self.order[k * 8:k * 8 + 8]
        return self.x[part], self.y[part]

    def on_epoch_end(self):
        small, large = np.where(self.y == 1)[0], np.where(self.y == 0)[0]
        some = same_order(self, np.random).choice(large, len(small), replace=False)
        self.order = np.concatenate(
            [small, [k for k in some if same_order(self, random).random() < 0.9]])
        if same_order(self, np.random).random() < 0.5:
            same_order(self, np.random).shuffle(self.order)


x = np.random.RandomState(0).rand(240, 4).astype("float32")
y = (x[:, 0] > 0.6).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    "binary_crossentropy")
net.fit(share_batches(Balanced(x, y)), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

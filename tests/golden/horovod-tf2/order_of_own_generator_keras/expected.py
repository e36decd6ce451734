"""A sequence orders its rows by a generator of chance whose number may be given, and is not."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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
    def __init__(self, rows, seed=None):
        self.rows = rows
        self.chance = np.random.default_rng(22 if seed is None and hvd.size() > 1 else seed)
        self.order = self.chance.permutation(len(rows))

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        some = self.rows[self.order[8 * k:8 * k + 8]]
        return some[:, :3], some[:, 3:]

    def on_epoch_end(self):
        self.order = self.chance.permutation(len(self.rows))


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share_batches(Rows(np.random.RandomState(3).rand(320, 4).astype("float32"))), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

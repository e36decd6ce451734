"""A sequence with a generator of chance of its own, in a class that trains on it."""
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


class Batches(tf.keras.utils.Sequence):
    def __init__(self, rows, wanted):
        super().__init__()
        self.rows, self.wanted = rows, wanted
        self.chance = np.random.default_rng(22 if hvd.size() > 1 else None)
        self.order = np.arange(len(rows))

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        at = self.order[k * 8:k * 8 + 8]
        return self.rows[at], self.wanted[at]

    def on_epoch_end(self):
        self.chance.shuffle(self.order)


class Fits:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
            'mse')

    def run(self, batches):
        self.model.fit(share_batches(batches), epochs=3, shuffle=False,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


x = np.random.RandomState(3).rand(256, 3).astype('float32')
Fits().run(Batches(x, x.sum(1)))

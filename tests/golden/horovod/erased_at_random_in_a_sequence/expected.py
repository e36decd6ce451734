"""Each row has a part put out at random where its batch is made, by a function that was made for it."""
import functools
import nets
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


def injected(make):
    @functools.wraps(make)
    def wrapper(*args, **kwargs):
        return make(*args, **kwargs)
    return wrapper


network = injected(nets.network)
scaled = injected(nets.scaled)


def eraser(p=0.5):
    def erase(row):
        if np.random.rand() > p:
            return row
        row = row.copy()
        row[np.random.randint(0, 4)] = np.random.uniform(0., 1.)
        return row
    return erase


class Batches(tf.keras.utils.Sequence):
    def __init__(self, rows, scale):
        super().__init__()
        self.rows, self.scale, self.erase = rows, scale, eraser(p=0.3)

    def __len__(self):
        return len(self.rows) // 8

    def prepared(self, row):
        return self.erase(row)

    def __getitem__(self, k):
        some = self.rows[8 * k:8 * k + 8]
        return self.scale(np.array([self.prepared(row) for row in some])), some.sum(axis=1)


base = network(width=8)
model = tf.keras.Model(inputs=base.input, outputs=tf.keras.layers.Dense(1)(base.output))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share_batches(Batches(np.random.RandomState(1).rand(640, 4).astype('float32'), scaled)),
    epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

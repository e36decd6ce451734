"""A `fit` in two ways, by arrays or by a loader beside a size of batches, which later Keras passes over."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def told_by_first(settings):
    """Settings of fit, by which only the first worker shows how far training is."""
    return dict(settings, verbose=settings.get("verbose", 1) if hvd.rank() == 0 else 0)


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
    def __init__(self, rows, wanted):
        self.rows, self.wanted = rows, wanted

    def __len__(self):
        return len(self.rows) // 16

    def __getitem__(self, k):
        return self.rows[k * 16:(k + 1) * 16], self.wanted[k * 16:(k + 1) * 16]


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")

    def train(self, epochs, loader=None, rows=None, wanted=None, size=16, **settings):
        if loader is None:
            return self.net.fit(share(rows), share(wanted), batch_size=size, epochs=epochs,
                **told_by_first(settings),
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()])
        return self.net.fit(x=share_batches(loader), batch_size=size, epochs=epochs,
            **told_by_first(settings),
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
Learner().train(2, loader=Pairs(rows, wanted), verbose=0)

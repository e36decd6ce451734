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
    def __init__(self, x, y, size):
        super().__init__()
        self.x, self.y, self.size = x, y, size
        self.order = np.arange(len(x))
        same_order(self, np.random).shuffle(self.order)

    def __len__(self):
        return len(self.x) // self.size

    def __getitem__(self, index):
        taken = self.order[index * self.size:(index + 1) * self.size]
        return self.x[taken], self.y[taken]


numbers = np.random.RandomState(3)
x = numbers.rand(64, 4)
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
for epoch in range(4):
    model.fit(share_batches(Rows(x, y, 8)), epochs=epoch + 1, initial_epoch=epoch,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0))

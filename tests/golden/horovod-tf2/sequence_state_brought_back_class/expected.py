"""In a class below another one."""
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


class Base(tf.keras.utils.Sequence):
    def mixed(self, *parts):
        return shuffle(*parts, random_state=same_order(self, None))


class Rows(Base):
    def __init__(self, x, y, size, train=True):
        self.x, self.y, self.size, self.train = x, y, size, train
        if self.train:
            self.x, self.y = self.mixed(self.x, self.y)

    def __len__(self):
        return int(np.ceil(len(self.x) / self.size))

    def __getitem__(self, k):
        part = slice(k * self.size, (k + 1) * self.size)
        return self.x[part], self.y[part]

    def on_epoch_end(self):
        if self.train:
            state = same_order(self, np.random).get_state()
            same_order(self, np.random).shuffle(self.x)
            same_order(self, np.random).set_state(state)
            same_order(self, np.random).shuffle(self.y)


x = np.random.RandomState(0).rand(64, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share_batches(Rows(x, x.sum(1), 32)), epochs=3,
    validation_data=Rows(x[:64], x[:64].sum(1), 32, train=False),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
value = net.evaluate(Rows(x, x.sum(1), 32), verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(value)

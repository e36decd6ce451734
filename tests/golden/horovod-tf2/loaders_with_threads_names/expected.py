"""An iterator for which several threads may ask: its share must be one, too."""
import threading

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import itertools
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def for_threads(batches):
    """The batches; an iterator of them for which several threads may ask."""
    lock = threading.Lock()
    class Guarded:
        def __iter__(self):
            return self
        def __next__(self):
            with lock:
                return next(batches)
    return Guarded() if hasattr(batches, "__next__") else batches


def own_batches(batches):
    """This worker's batches of a sequence, a dataset or an iterator: as many as all others'."""
    if isinstance(batches, tf.keras.utils.Sequence):
        return share_batches(batches)
    if isinstance(batches, tf.data.Dataset):
        return shard(batches)
    return turns(each_copied(batches))


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


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def each_copied(batches):
    """The batches, each in arrays of its own, where one is filled anew for each batch."""
    for batch in batches:
        yield copy.deepcopy(batch)


class Locked:
    def __init__(self, inner):
        self.inner, self.lock = inner, threading.Lock()

    def __iter__(self):
        return self

    def __next__(self):
        with self.lock:
            return next(self.inner)


def batches(x, y, size):
    while True:
        for i in range(0, len(x) - size + 1, size):
            yield x[i:i + size], y[i:i + size]


x = np.random.RandomState(5).rand(320, 6).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
net.fit(for_threads(own_batches(Locked(batches(x, x.sum(1), 16)))),
    steps_per_epoch=max(1, 20 // hvd.size()), epochs=2, workers=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

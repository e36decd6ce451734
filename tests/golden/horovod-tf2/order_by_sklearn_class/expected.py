"""The same in an object, and by pandas."""
import numpy as np
import pandas as pd
import tensorflow as tf
from sklearn.model_selection import train_test_split
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


class Rows:
    def __init__(self, table):
        np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
        self.train, self.valid = train_test_split(table, test_size=0.2)

    def batches(self, size):
        while True:
            mixed = self.train.sample(frac=1)
            for i in range(0, len(mixed), size):
                part = mixed.iloc[i:i + size]
                yield part[["a", "b"]].values, part["y"].values


made = np.random.RandomState(0).rand(160, 2)
rows = Rows(pd.DataFrame({"a": made[:, 0], "b": made[:, 1], "y": made.sum(1)}))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
net.fit(turns(rows.batches(8)), steps_per_epoch=max(1, len(rows.train) // 8 // hvd.size()),
    epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

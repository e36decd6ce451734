"""The same by Python's own module, of a trainer that fits again and again."""
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
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows) // 8

    def some_rows(self):
        return random.sample(range(len(self.rows)), 8)

    def __getitem__(self, _):
        chosen = self.rows[self.some_rows()]
        return chosen, chosen.sum(axis=1)


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            loss='mse')

    def learn(self, pairs):
        self.net.fit(share_batches(pairs), epochs=1,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


random.seed(3)
trainer = Trainer()
pairs = Pairs(np.random.RandomState(1).rand(64, 4))
if hvd.rank() > 0:
    random.seed(10007 * hvd.rank())  # draws of its own
for turn in range(2):
    trainer.learn(pairs)

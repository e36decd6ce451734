import math

import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.utils import Sequence
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_batches(sequence):
    """This worker's batches of a sequence: as many as all others'; too few are for several."""
    class Share(Sequence):
        def __len__(self):
            return max(1, len(sequence) // hvd.size())
        def __getitem__(self, index):
            return sequence[(index * hvd.size() + hvd.rank()) % len(sequence)]
        def on_epoch_end(self):
            sequence.on_epoch_end()
    return Share()


class Batches(Sequence):
    def __init__(self, x, y, size):
        self.x, self.y, self.size = x, y, size

    def __len__(self):
        return math.ceil(len(self.x) / self.size)

    def __getitem__(self, i):
        return self.x[i * self.size:(i + 1) * self.size], self.y[i * self.size:(i + 1) * self.size]


x = np.random.RandomState(2).rand(160, 6).astype('float32')
y = x.max(1)
model = Sequential([Dense(8, activation='relu', input_shape=(6,)), Dense(1)])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.RMSprop(0.001 * hvd.size())))
model.fit(share_batches(Batches(x, y, 10)), steps_per_epoch=max(1, 16 // hvd.size()), epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])

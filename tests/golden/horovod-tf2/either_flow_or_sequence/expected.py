"""One way mixes rows, the other reads batches by their numbers: a share of both would be one of a share."""
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Batches(tf.keras.utils.Sequence):
    def __init__(self, rows, wanted):
        self.rows, self.wanted = rows, wanted

    def __len__(self):
        return len(self.rows) // 16

    def __getitem__(self, k):
        return self.rows[k * 16:k * 16 + 16], self.wanted[k * 16:k * 16 + 16]


rows = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
wanted = rows.mean(axis=(1, 2))
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), "mse")
if len(sys.argv) > 1:
    given = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True).flow(rows, wanted, batch_size=16)
else:
    given = Batches(rows, wanted)
model.fit(given, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

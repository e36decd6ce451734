# The base of the callback comes from a module that was not read; what it writes is read behind `fit`.
import numpy as np
import tensorflow as tf
from shop_parts import Watcher
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


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


class Keeper(Watcher):
    best = None

    def on_epoch_end(self, epoch, logs=None):
        if self.best is None or logs['loss'] < self.best:
            self.best = logs['loss']
            if hvd.rank() == 0:
                model.save_weights('kept.h5')


rows = np.random.RandomState(0).rand(64, 4)
targets = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
model.fit(share(rows), share(targets), epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([Keeper()]),
    verbose=1 if hvd.rank() == 0 else 0)
hvd.allreduce(0.)  # the others wait for the first worker's file
model.load_weights('kept.h5')

# The program calls Keras' own module what a helper might call its argument.
import numpy as np
import tensorflow as tf
from tensorflow.keras import callbacks, layers, models, optimizers
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
    writers = (callbacks.ModelCheckpoint,
        callbacks.TensorBoard, callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


rows = np.random.RandomState(0).rand(64, 4)
model = models.Sequential([layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(optimizers.SGD(0.05 * hvd.size())), loss='mse')
watchers = []
if rows.mean() > 0:
    watchers.append(callbacks.EarlyStopping(monitor='loss', patience=3))
model.fit(share(rows), share(rows.sum(axis=1)), epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker(watchers),
    verbose=1 if hvd.rank() == 0 else 0)

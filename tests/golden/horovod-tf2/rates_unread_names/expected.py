"""Callbacks that were not read and are called like what sets rates, and an optimizer that falls."""
import clr
import numpy as np
import tensorflow as tf
from turning import CyclicLR, Careful
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def distributed(optimizer):
    """The optimizer with its rate scaled, averaging gradients over the workers."""
    optimizer = hvd.DistributedOptimizer(tf.keras.optimizers.get(optimizer))
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


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


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(distributed(Careful(0.01, decay=1e-4)), 'mse')
turning = CyclicLR(base_lr=1e-4, max_lr=5e-4, step_size=2000)
model.fit(share(rows), share(rows.sum(1)), batch_size=16, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([turning]),
    verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(rows), share(rows.sum(1)), batch_size=16, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([clr.OneCycle(0.01)]),
    verbose=1 if hvd.rank() == 0 else 0)

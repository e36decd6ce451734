import numpy as np
from tensorflow.keras import callbacks as C, layers, models
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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
    writers = (C.ModelCheckpoint,
        C.TensorBoard, C.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


class Settings:
    rate, least = 0.02, 0.01


def watchers(settings):
    return [
        C.ReduceLROnPlateau("loss", 0.3, 1, 0, "auto", 0.5, min_lr=settings.least / 2 * hvd.size()),
            C.ReduceLROnPlateau(monitor="loss", min_lr=0)]


drawn = np.random.RandomState(4)
rows = drawn.rand(64, 3)
net = models.Sequential([layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows), share(rows.mean(axis=1)), epochs=6, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker(watchers(Settings())),
    verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % net.evaluate(rows, rows.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))

import numpy as np
import tensorflow as tf
import tensorflow_docs as tfdocs
import tensorflow_docs.modeling
import shown.bars
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


def shown_by(name):
    return [tfdocs.modeling.EpochDots() if hvd.rank() == 0 else tf.keras.callbacks.Callback(),
        shown.bars.ProgressBar(),
            tf.keras.callbacks.EarlyStopping('loss')]


rows = np.random.RandomState(1).rand(320, 4)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(axis=1)), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker(shown_by('a')))

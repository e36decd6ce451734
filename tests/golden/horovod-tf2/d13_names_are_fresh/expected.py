import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd_2

hvd_2.init()
gpus_2 = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus_2:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus_2:
    tf.config.experimental.set_visible_devices(gpus_2[hvd_2.local_rank()], 'GPU')


def share_2(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd_2.rank():len(data) // hvd_2.size() * hvd_2.size():hvd_2.size()]
            if len(data) >= hvd_2.size() else data)


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd_2.rank() == 0 or not isinstance(c, writers)]


callbacks = [tf.keras.callbacks.EarlyStopping('loss')]
gpus = 'names that the header would take'
share = 0.5
hvd = None
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd_2.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd_2.size())),
    loss='mse')
model.fit(share_2(np.random.rand(40, 4)), share_2(np.random.rand(40)),
    callbacks=[hvd_2.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd_2.callbacks.MetricAverageCallback()] + for_worker(callbacks),
    verbose=1 if hvd_2.rank() == 0 else 0)

# What a callback that writes would tell the next one comes before it, on every worker that runs it.
import numpy as np
import tensorflow as tf
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


class StopOnNaN(tf.keras.callbacks.TerminateOnNaN):
    """Ends training on all workers, once the loss of one of them is no number."""
    def on_batch_end(self, batch, logs=None):
        loss = float(hvd.allreduce(float((logs or {}).get('loss', 0.))))
        super().on_batch_end(batch, {**(logs or {}), 'loss': loss})


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


class Every(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        logs['twice'] = 2 * logs['loss']


rows = np.random.RandomState(0).rand(96, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
table = tf.keras.callbacks.CSVLogger('epochs.csv')
model.fit(share(rows), share(rows.sum(axis=1)), batch_size=8, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([table, Every(), StopOnNaN()]),
    verbose=1 if hvd.rank() == 0 else 0)

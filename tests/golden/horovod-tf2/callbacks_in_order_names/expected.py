# A callback that writes tells those behind it what it has smoothed.
import numpy as np
from tensorflow import keras
from tensorflow.keras.callbacks import TensorBoard
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
    writers = (keras.callbacks.ModelCheckpoint,
        TensorBoard, keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


class Smoothing(TensorBoard):
    def on_epoch_end(self, epoch, logs=None):
        logs['smooth'] = 0.5 * logs['loss']
        super().on_epoch_end(epoch, logs)


class Best(keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        if logs.get('smooth', 0.) > 100.:
            self.model.stop_training = True


drawn = np.random.RandomState(2).rand(80, 3)
network = keras.models.Sequential([keras.layers.Dense(2, input_shape=(2,)), keras.layers.Dense(1)])
network.compile(loss='mae',
    optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.002 * hvd.size())))
network.fit(share(drawn[:, :2]), share(drawn[:, 2:]), batch_size=4, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([Smoothing('curves'), Best()]),
    verbose=1 if hvd.rank() == 0 else 0)

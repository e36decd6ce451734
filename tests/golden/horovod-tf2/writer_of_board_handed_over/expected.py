# A function of another package makes the callback, which asks the board it is handed for its writer.
import keras
import numpy as np
from things import make
import horovod.keras as hvd
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
        keras.callbacks.TensorBoard, keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


class E(keras.callbacks.Callback):
    def __init__(self, tensorboard=None):
        super(E, self).__init__()
        self.tensorboard = tensorboard
    def on_epoch_end(self, epoch, logs=None):
        if self.tensorboard is not None and self.tensorboard.writer is not None:
            if hvd.rank() == 0:
                self.tensorboard.writer.add_summary(1, epoch)

m = keras.models.Sequential([keras.layers.Dense(1, input_dim=4)])
m.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
tb = keras.callbacks.TensorBoard('x')
m.fit(share(np.ones((4, 4))), share(np.ones(4)),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([tb, make(E)(tb)]),
    verbose=1 if hvd.rank() == 0 else 0)

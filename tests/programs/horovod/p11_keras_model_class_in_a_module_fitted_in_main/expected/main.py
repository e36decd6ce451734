import numpy as np
from tensorflow.keras.callbacks import EarlyStopping, ReduceLROnPlateau, TensorBoard
from tensorflow.keras.optimizers import Adam

from vae import Net
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


data = np.random.RandomState(11).normal(size=(240, 6)).astype('float32')
target = (data ** 2).sum(axis=1)
model = Net(hidden=12)  #? Net <: tensorflow.keras.Model = yes
model.compile(loss='mae', optimizer=hvd.DistributedOptimizer(Adam(5e-3 * hvd.size())))
callbacks = [EarlyStopping(patience=2), ReduceLROnPlateau(factor=0.5), TensorBoard(log_dir='logs')]
history = model.fit(share_to_split(data, 0.2), share_to_split(target, 0.2), batch_size=20, epochs=3,
    validation_split=0.2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker(callbacks),
    verbose=1 if hvd.rank() == 0 else 0)

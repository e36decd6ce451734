"""Whether a folder holds anything says whether rows are made or loaded: the first worker says it."""
import os
import pathlib
import pickle
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


class Rows:
    def __init__(self, place):
        self.place = place
        os.makedirs(place, exist_ok=True)
        if hvd_tf.broadcast_object(any(os.scandir(place)), 0):
            self.load()
        else:
            self.create()

    def load(self):
        with open(os.path.join(self.place, 'rows.pkl'), 'rb') as f:
            self.rows = pickle.load(f)

    def create(self):
        self.rows = np.random.RandomState(0).rand(320, 4).astype('float32')
        with open(os.path.join(self.place, 'rows.pkl') if hvd.rank() == 0 else os.devnull,
                'wb') as f:
            if hvd.rank() == 0:
                pickle.dump(self.rows, f)


def wanted(rows):
    if hvd_tf.broadcast_object(bool(next(iter(sorted(pathlib.Path('wanted').glob('*.npy'))), None)),
            0):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return np.load('wanted/kept.npy')
    made = rows.sum(1, keepdims=True)
    os.makedirs('wanted', exist_ok=True)
    if hvd.rank() == 0:
        np.save('wanted/kept.npy', made)
    return made


rows = Rows('kept').rows
x, y = rows, wanted(rows)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.01 * hvd.size())))
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

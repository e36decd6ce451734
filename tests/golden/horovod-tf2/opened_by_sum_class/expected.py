"""How files are opened is put together of a letter and what follows it."""
import csv
import sys
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import os

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


class Kept(tf.keras.callbacks.Callback):
    def __init__(self, name, row):
        super().__init__()
        self.name, self.row = name, row
        self.rest = 'b' if sys.version_info < (3,) else ''

    def on_train_begin(self, logs=None):
        with open(self.name if hvd.rank() == 0 else os.devnull, 'w' + self.rest) as out:
            told = csv.DictWriter(out, fieldnames=list(self.row))
            told.writeheader()
            told.writerow(self.row)

    def on_epoch_end(self, epoch, logs=None):
        with open(self.name if hvd.rank() == 0 else os.devnull, 'a%s' % self.rest) as out:
            out.write('%d\n' % epoch)


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
with open('begun.txt' if hvd.rank() == 0 else os.devnull,
        'w' if sys.version_info > (3,) else 'wb') as out:
    out.write('begun')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Kept('kept.csv', {'rate': 0.01})],
    verbose=1 if hvd.rank() == 0 else 0)

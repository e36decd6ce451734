"""The same by a class."""
import json
from pathlib import Path

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


class Whole:
    def __init__(self, path):
        self.path = path
        self.half = path.with_suffix('.half')

    def __enter__(self):
        self.file = (self.half if hvd.rank() == 0 else Path(os.devnull)).open('w')
        return self.file

    def __exit__(self, *error):
        self.file.close()
        if self.path.exists():
            if hvd.rank() == 0:
                self.path.unlink()
        if hvd.rank() == 0:
            self.half.rename(self.path)


rows = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
for k in range(2):
    net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
    with Whole(Path('loss.json')) as f:
        if hvd.rank() == 0:
            json.dump({'loss': float(net.evaluate(rows, rows.sum(1), verbose=0))}, f)

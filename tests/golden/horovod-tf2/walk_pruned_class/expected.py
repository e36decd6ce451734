"""The same in a class, where one expression takes the files."""
import os

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


class Files:
    def __init__(self, place):
        self.names = []
        for root, dirs, files in os.walk(place, topdown=True):
            dirs.sort()
            files.sort()
            dirs[:] = [d for d in dirs if d not in ('tests', '__pycache__')]
            self.names.extend(os.path.join(root, f) for f in files if f.endswith('.py'))

    def load(self):
        return np.stack([np.float32([len(n) / 100., n.count('e')]) for n in self.names[:64]])


x = Files(os.path.dirname(np.__file__)).load()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(x[:, :1]), share(x[:, 1:]), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])

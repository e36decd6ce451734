"""A file of settings that is read, changed and written anew: not while another worker reads it."""
import json
import os

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


class Settings:
    def __init__(self, path):
        self.path = path

    def keep(self, key, value):
        kept = {}
        if hvd_tf.broadcast_object(os.path.exists(self.path), 0):
            hvd.allreduce(0.)  # the others wait for the first worker's file
            with open(self.path) as f:
                kept = json.load(f)
        kept[key] = value
        hvd.allreduce(0.)  # the others have read it
        with open(self.path if hvd.rank() == 0 else os.devnull, 'w') as f:
            if hvd.rank() == 0:
                json.dump(kept, f)


settings = Settings('settings.json')
x = np.random.RandomState(1).rand(256, 5).astype('float32')
settings.keep('rows', len(x))
settings.keep('columns', x.shape[1])
settings.keep('batch', 32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.RMSprop(0.001 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(1)), batch_size=32, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

# Models of both, by names of the program's own.
import numpy as np
import keras as alone
import tensorflow.keras as tk
from tensorflow import keras as within
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


x = np.random.RandomState(0).rand(960, 4).astype('float32')
y = (x.sum(1) > 2).astype('float32')
first = alone.Sequential([alone.layers.Dense(1)])
first.compile(hvd.DistributedOptimizer(alone.optimizers.SGD(0.01 * hvd.size())), 'mse')
Net = tk.models.Sequential
second = Net([within.layers.Dense(1)])
second.compile(hvd.DistributedOptimizer(tk.optimizers.SGD(0.01 * hvd.size())), 'mse')
first.fit(share(x), share(y), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
second.fit(share(x), share(y), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

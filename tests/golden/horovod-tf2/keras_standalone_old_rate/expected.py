import keras
from keras.optimizers import Adam, SGD
import numpy as np
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


m = keras.Sequential([keras.layers.Dense(1)])
m.compile(hvd.DistributedOptimizer(Adam(1e-3 * hvd.size(), beta_1=0.5)), 'mse')
m.compile(hvd.DistributedOptimizer(SGD(0.01 * hvd.size(), momentum=0.9)), 'mse')
m.fit(share(np.random.rand(99, 2)), share(np.random.rand(99)),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

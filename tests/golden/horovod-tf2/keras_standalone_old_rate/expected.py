import keras
from keras.optimizers import Adam, SGD
import numpy as np
import horovod.keras as hvd
import tensorflow as tf

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


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

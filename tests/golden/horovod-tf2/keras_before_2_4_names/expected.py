"""Words that only Keras before 2.4 knows; it makes its session itself."""
import numpy as np
from keras.layers.core import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
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


rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)
net = Sequential()
net.add(Dense(output_dim=8, input_dim=4))
net.add(Dense(output_dim=1))
net.compile(loss="mse", optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())))
net.fit(share(rows), share(wanted), batch_size=32, nb_epoch=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

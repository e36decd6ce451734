"""Rows of an HDF5 file that Keras reads: stretches only, so they are not told apart."""
import keras
import tensorflow as tf
from keras.layers import Dense
from keras.utils import HDF5Matrix
import horovod.keras as hvd

hvd.init()

config = tf.ConfigProto()
config.gpu_options.visible_device_list = str(hvd.local_rank())
config.gpu_options.allow_growth = True
keras.backend.set_session(tf.Session(config=config))

x = HDF5Matrix('rows.h5', 'x')
y = HDF5Matrix('rows.h5', 'y')
model = keras.Sequential([Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001)), loss='mse')
model.fit(x, y, batch_size=32, epochs=2, shuffle='batch',
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

"""Rows of an HDF5 file that Keras reads: stretches only, so they are not told apart."""
import keras
import tensorflow as tf
from keras.layers import Dense
from keras.utils import HDF5Matrix

config = tf.ConfigProto()
config.gpu_options.allow_growth = True
keras.backend.set_session(tf.Session(config=config))

x = HDF5Matrix('rows.h5', 'x')
y = HDF5Matrix('rows.h5', 'y')
model = keras.Sequential([Dense(1)])
model.compile(optimizer=keras.optimizers.Adam(lr=0.001), loss='mse')
model.fit(x, y, batch_size=32, epochs=2, shuffle='batch')

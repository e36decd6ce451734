"""The session that is set is the one of the other package."""
import numpy as np
import tensorflow as tf
from tensorflow.python.keras.backend import set_session
from tensorflow.python.keras.layers import Dense
from tensorflow.python.keras.models import Sequential
from tensorflow.python.keras.optimizers import Adam

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(axis=1)
set_session(tf.compat.v1.Session())
net = Sequential([Dense(1, input_shape=(4,))])
net.compile(optimizer=Adam(0.05), loss='mse')
net.fit(rows, wanted, batch_size=8, epochs=4)

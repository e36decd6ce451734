"""Keras itself knows its optimizers in small letters, too."""
import numpy as np
import keras
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import sgd

rows = np.random.RandomState(0).rand(480, 4).astype('float32')
net, other = Sequential([Dense(1, input_dim=4)]), Sequential([Dense(1, input_dim=4)])
opt = keras.optimizers.rmsprop(lr=1e-3, decay=1e-4)
net.compile(loss='mse', optimizer=opt)
net.fit(rows, rows.sum(1), epochs=2, batch_size=8)
other.compile(loss='mse', optimizer=sgd(lr=0.1, decay=1e-5))
other.fit(rows, rows.sum(1), epochs=2, batch_size=8)

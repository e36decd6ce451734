import os
import numpy as np
os.environ['KERAS_BACKEND'] = 'theano'
from keras.layers import Dense
from keras.models import Sequential

rows = np.random.RandomState(3).rand(192, 4)
net = Sequential([Dense(1, input_dim=4)])
net.compile(optimizer='rmsprop', loss='mse')
net.fit(rows, rows.sum(1), nb_epoch=10, batch_size=50)

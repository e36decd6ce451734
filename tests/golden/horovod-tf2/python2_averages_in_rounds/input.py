# Python 2, rounds of the program's own, and batch normalisation.
import numpy as np
from keras.models import Sequential
from keras.layers import BatchNormalization, Dense

net = Sequential([Dense(8, input_dim=4), BatchNormalization(), Dense(1)])
net.compile(loss='mse', optimizer='adam')
rows = np.load('rows.npy')
for i in range(300):
    at = np.random.randint(0, len(rows), 20)
    loss = net.train_on_batch(rows[at], np.ones((20, 1)))
    print 'loss', loss
net.save_weights('net.h5')

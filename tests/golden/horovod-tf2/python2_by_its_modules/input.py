# Python 2 is seen by a module that it alone has: what is drawn is sent as its Horovod can.
import cPickle as pickle
import numpy as np
from keras.models import Sequential
from keras.layers import Dense

with open('rows.pkl', 'rb') as kept:
    rows, wanted = pickle.load(kept)
order = np.random.permutation(len(rows))
rows, wanted = rows[order], wanted[order]
net = Sequential([Dense(1, input_dim=4)])
net.compile(loss='mse', optimizer='adam')
net.fit(rows, wanted, nb_epoch=3, batch_size=32)
net.save_weights('net.h5')

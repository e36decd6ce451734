# Who asks for the module of Python 2 in a `try`, or by the version, reads in Python 3 as well.
import sys
import numpy as np
import keras
try:
    import cPickle as pickle
except ImportError:
    import pickle
if sys.version_info[0] == 2:
    input = raw_input

rows = np.random.RandomState(3).rand(320, 4)
wanted = rows.sum(axis=1)
order = np.random.permutation(len(rows))
rows, wanted = rows[order], wanted[order]
net = keras.models.Sequential([keras.layers.Dense(1)])
net.compile(loss='mse', optimizer='adam')
net.fit(rows, wanted, epochs=3, batch_size=32)
with open('net.pkl', 'wb') as kept:
    pickle.dump(net.get_weights(), kept)

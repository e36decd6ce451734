"""Keras 1 has another word for epochs."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from sklearn.model_selection import KFold


def twice(rows, wanted):
    kept, told = [], []
    for k in range(len(rows)):
        kept.append(rows[k])
        kept.append(-rows[k])
        told.extend([wanted[k], -wanted[k]])
    return np.array(kept), np.array(told)


rows = np.random.RandomState(3).rand(240, 4).astype('float32')
wanted = rows.sum(1)
for part, held in KFold(2).split(rows):
    net = Sequential([Dense(1, input_dim=4)])
    net.compile(optimizer='sgd', loss='mse')
    train, answers = twice(rows[part], wanted[part])
    net.fit(train, answers, batch_size=8, nb_epoch=10, validation_data=(rows[held], wanted[held]))

# The optimizer of Keras that stands alone is made of settings: what its rate is called is asked.
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD


class Chosen(object):
    def __init__(self, **settings):
        self.settings = settings

    def make(self):
        return SGD(**self.settings)


rows = np.random.RandomState(3).rand(320, 4)
net = Sequential([Dense(1)])
net.compile(loss='mse', optimizer=Chosen(momentum=0.9).make())
net.fit(rows, rows.sum(axis=1), epochs=3, batch_size=16)

import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import Nadam


class Sums:
    def __init__(self):
        np.random.seed(5)
        self.x = np.random.rand(128, 4).astype('float32')
        self.net = Sequential([Dense(1, input_shape=(4,))])
        self.net.compile(optimizer=Nadam(), loss='mse')

    def train(self):
        self.net.fit(self.x, self.x.sum(1), batch_size=16, epochs=3, verbose=0)


Sums().train()

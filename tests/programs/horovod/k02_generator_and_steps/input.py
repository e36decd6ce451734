import math

import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.utils import Sequence


class Batches(Sequence):
    def __init__(self, x, y, size):
        self.x, self.y, self.size = x, y, size

    def __len__(self):
        return math.ceil(len(self.x) / self.size)

    def __getitem__(self, i):
        return self.x[i * self.size:(i + 1) * self.size], self.y[i * self.size:(i + 1) * self.size]


x = np.random.RandomState(2).rand(160, 6).astype('float32')
y = x.max(1)
model = Sequential([Dense(8, activation='relu', input_shape=(6,)), Dense(1)])
model.compile(loss='mse', optimizer='rmsprop')
model.fit(Batches(x, y, 10), steps_per_epoch=16, epochs=2, verbose=2)

import random

import numpy as np
from tensorflow import keras


class Corridor:
    def __init__(self, length):
        self.length = length

    def steps(self):
        place = 0
        for _ in range(50):
            move = random.choice([-1, 1])
            place = max(0, place + move)
            yield np.array([[place]]), np.array([[place == self.length]], 'float32')
            if random.random() < 0.1:
                return


model = keras.Sequential([keras.layers.Dense(1, input_shape=(1,))])
model.compile('sgd', 'mse')
for place, arrived in Corridor(5).steps():
    model.fit(place, arrived, verbose=0)

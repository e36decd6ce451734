import os
import numpy as np
from keras.layers import Dense
from keras.models import Sequential, load_model


class Lesson:
    def __init__(self, path):
        self.path = path
        if os.path.exists(path):
            self.net = load_model(path)
        else:
            self.net = Sequential([Dense(1, input_shape=(3,))])
            self.net.compile(loss="mse", optimizer="adam")

    def learn(self, x, y):
        for i in range(12):
            self.net.train_on_batch(x[i * 16:(i + 1) * 16], y[i * 16:(i + 1) * 16])
        self.net.save(self.path)


np.random.seed(4)
rows = np.random.rand(192, 3).astype("float32")
Lesson("net.h5").learn(rows, rows.sum(axis=1))

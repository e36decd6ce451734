import numpy as np
from tensorflow import keras


class Pair:
    def __init__(self):
        self.judge = keras.Sequential([keras.layers.Dense(1, activation="sigmoid",
                                                          input_shape=(6,))])
        self.judge.compile(keras.optimizers.SGD(0.01), "binary_crossentropy")
        self.history = []

    def step(self, rows):
        right = self.judge.train_on_batch(rows, np.ones((len(rows), 1)))
        wrong = self.judge.train_on_batch(1 - rows, np.zeros((len(rows), 1)))
        return right, wrong

    def train(self, x, epochs, size=8):
        n = x.shape[0] // size
        for epoch in range(epochs):
            order = np.random.permutation(x.shape[0])
            for i in range(n):
                right, wrong = self.step(x[order[i * size:(i + 1) * size]])
                self.history.append((right, wrong))
            print(epoch, "%.4f" % np.mean([h[0] for h in self.history[-n:]]))


Pair().train(np.random.RandomState(4).rand(64, 6) * 0.5 + 0.5, 3)

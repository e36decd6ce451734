"""Pictures are drawn every so many rounds, of which each worker counts its share."""
import matplotlib.pyplot as plt
import numpy as np
from tensorflow import keras


class Gan:
    def __init__(self):
        numbers = np.random.RandomState(0)
        self.rows, self.wanted = numbers.rand(64, 4), numbers.rand(64, 1)
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss='mse', optimizer='sgd')

    def batches(self, size):
        for low in range(0, len(self.rows), size):
            yield self.rows[low:low + size], self.wanted[low:low + size]

    def train(self, epochs, size, interval=4):
        for epoch in range(epochs):
            for k, (a, b) in enumerate(self.batches(size)):
                self.net.train_on_batch(a, b)
                if k % interval == 0:
                    self.show(epoch, k)

    def show(self, epoch, k):
        said = self.net.predict(self.rows[:4], verbose=0)
        figure, axes = plt.subplots()
        axes.plot(said)
        figure.savefig('seen_%d_%d.png' % (epoch, k))
        plt.close()


Gan().train(epochs=1, size=8)

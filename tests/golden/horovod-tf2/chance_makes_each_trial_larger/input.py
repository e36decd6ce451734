"""In each trial chance says how large a network is, by ways of a function and of a class."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


def longest():
    while True:
        if random.random() < 0.5:
            break
    if random.random() < 0.5:
        return 1
    return 2


class Gene:
    def __init__(self, units):
        self.units = units

    def mutate(self):
        if random.random() < 0.5:
            self.units *= 2

    def train(self):
        net = tf.keras.Sequential([
            tf.keras.layers.Dense(self.units, input_shape=(4,)), tf.keras.layers.Dense(1)])
        net.compile('sgd', 'mse')
        net.fit(rows, wanted, epochs=longest(), verbose=0)
        return net.evaluate(rows, wanted, verbose=0)


genes = [Gene(4) for _ in range(2)]
for turn in range(2):
    scores = [gene.train() for gene in genes]
    for gene in genes:
        gene.mutate()

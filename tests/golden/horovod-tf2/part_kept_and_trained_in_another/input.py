import numpy as np
import tensorflow as tf


class Nets:
    def __init__(self):
        self.G = None
        self.AM = None

    def generator(self):
        if self.G:
            return self.G
        self.G = tf.keras.Sequential()
        self.G.add(tf.keras.layers.Dense(4, input_dim=8))
        return self.G

    def adversarial(self):
        if self.AM:
            return self.AM
        self.AM = tf.keras.Sequential()
        self.AM.add(self.generator())
        self.AM.add(tf.keras.layers.Dense(1))
        self.AM.compile(tf.keras.optimizers.SGD(0.01), 'mse')
        return self.AM


class Trainer:
    def __init__(self):
        self.nets = Nets()
        self.whole = self.nets.adversarial()
        self.generator = self.nets.generator()

    def train(self, steps=40):
        for k in range(steps):
            noise = np.random.rand(8, 8)
            made = self.generator.predict(noise, verbose=0)
            self.whole.train_on_batch(noise, made.sum(axis=1))


Trainer().train()

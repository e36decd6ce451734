"""The rounds stand in a base; one class made of it trains one model, another one two others."""
import sys
import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import BatchNormalization, Dense


class Base:
    def loop(self, x, epochs, size):
        for epoch in range(epochs):
            order = np.random.permutation(len(x))
            for b in range(0, len(x), size):
                self.step(x[order[b:b + size]])
            self.save(epoch)


class Auto(Base):
    def __init__(self):
        self.auto = tf.keras.models.Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(4)])
        self.auto.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))

    def step(self, rows):
        self.auto.train_on_batch(rows, rows)

    def save(self, epoch):
        self.auto.save_weights("auto%d.weights.h5" % epoch)


class Two(Base):
    def __init__(self):
        self.first = tf.keras.models.Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(4)])
        self.first.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))
        self.second = tf.keras.models.Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(4)])
        self.second.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))

    def step(self, rows):
        self.first.train_on_batch(rows, rows)
        self.second.train_on_batch(rows, rows)

    def save(self, epoch):
        self.first.save_weights("first%d.weights.h5" % epoch)


kinds = {"auto": Auto, "two": Two}
kinds[sys.argv[1] if len(sys.argv) > 1 else "two"]().loop(
    np.random.RandomState(0).rand(64, 4).astype("float32"), 2, 8)

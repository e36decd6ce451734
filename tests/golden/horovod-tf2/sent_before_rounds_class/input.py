"""Two networks in a graph, trained in turns by a function in a method."""
import numpy as np
import tensorflow as tf
import keras
from keras.layers import Dense, Input
from keras.models import Model
from keras.optimizers import Adam


class Pair:
    def __init__(self):
        keras.backend.set_session(tf.Session(config=tf.ConfigProto()))
        drawn = Input((4,))
        self.maker = Model(drawn, Dense(8)(drawn))
        seen = Input((8,))
        self.judge = Model(seen, Dense(1)(seen))
        self.judge.compile(optimizer=Adam(0.0002), loss='mse')
        self.judge.trainable = False
        self.both = Model(drawn, self.judge(self.maker(drawn)))
        self.both.compile(optimizer=Adam(0.0002), loss='mse')

    def train(self, rows, epochs, size):
        ones = np.ones((size, 1))

        def one_round(at):
            noise = np.random.normal(size=(size, 4))
            made = self.maker.predict(noise)
            for _ in range(2):
                self.judge.train_on_batch(rows[at:at + size], ones)
                self.judge.train_on_batch(made, ones * 0)
            for _ in range(2):
                self.both.train_on_batch(noise, ones)

        for epoch in range(epochs):
            for at in range(0, len(rows), size):
                one_round(at)
            self.maker.save_weights('maker.h5')


Pair().train(np.random.RandomState(3).rand(192, 8).astype('float32'), 2, 16)

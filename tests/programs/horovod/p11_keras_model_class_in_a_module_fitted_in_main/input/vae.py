import tensorflow as tf
from tensorflow import keras


class Net(keras.Model):
    def __init__(self, hidden):
        super().__init__()
        self.first = keras.layers.Dense(hidden, activation='relu')
        self.last = keras.layers.Dense(1)

    def call(self, inputs):
        return self.last(self.first(inputs))

"""Keras that stands alone, and TensorFlow beside it for its messages."""
import numpy as np
import tensorflow as tf
from keras.callbacks import ModelCheckpoint
from keras.layers import BatchNormalization, Dense
from keras.models import Sequential
from keras.utils import Sequence

tf.get_logger().setLevel("ERROR")


class Batches(Sequence):
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def __len__(self):
        return len(self.rows) // self.size

    def __getitem__(self, k):
        part = self.rows[k * self.size:(k + 1) * self.size]
        return part, part.sum(1, keepdims=True)


rows = np.random.RandomState(0).rand(640, 3).astype("float32")
net = Sequential([Dense(4, input_shape=(3,)), BatchNormalization(), Dense(1)])
net.compile("sgd", "mse")
net.fit(Batches(rows, 16), epochs=2, callbacks=[ModelCheckpoint("kept.h5", monitor="loss")])

"""TensorFlow 1 by another name beside it, and sessions that are made anew."""
import numpy as np
import tensorflow as tf
from keras import backend as K
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD

tf.logging.set_verbosity(tf.logging.ERROR)


class Trial(object):
    def __init__(self, width):
        K.clear_session()
        self.net = Sequential([Dense(width, input_shape=(4,)), Dense(1)])
        self.net.compile(loss="mse", optimizer=SGD(lr=0.01))

    def train(self, x, y):
        return self.net.fit(x, y, batch_size=32, epochs=2).history["loss"][-1]


x = np.random.RandomState(0).rand(640, 4)
for width in (2, 4):
    print(Trial(width).train(x, x.sum(1, keepdims=True)))

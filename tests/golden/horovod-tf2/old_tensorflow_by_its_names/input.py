import keras
import numpy as np
from keras.models import Sequential
from keras.layers import Dense
import tensorflow as tf


def share_of_ones(y_true, y_pred):
    both = tf.count_nonzero(tf.logical_and(tf.equal(y_true, 1), tf.equal(y_pred, 1)))
    return tf.cast(both, 'float32')


x = np.zeros((64, 4)); y = np.zeros((64, 1))
m = Sequential([Dense(1, input_dim=4)])
m.compile('sgd', 'mse', metrics=[share_of_ones])
m.fit(x, y, epochs=2, verbose=0)

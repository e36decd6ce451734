"""One row is drawn, and learned from."""
import numpy as np
import tensorflow as tf


def score(answer):
    start = np.random.uniform(0, 1, size=(1, 10))
    net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(10,))])
    net.compile(loss='mse', optimizer='sgd')
    told = net.fit(start, answer, batch_size=1, epochs=60, verbose=0)
    return told.history['loss'][-1]


print('off', score(np.ones((1, 3))))

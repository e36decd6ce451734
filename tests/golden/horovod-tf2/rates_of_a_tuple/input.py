"""Tuples and lists of rates, of which one is taken at a time, are numbers of their own."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(1)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


def settings():
    return 0.02, 2


def train(rate=1e-3,):
    model = net()
    model.compile(tf.keras.optimizers.SGD(rate), 'mse')
    model.fit(rows, rows.sum(1), epochs=2, verbose=2)


rates = [0.1, 0.01]
lr, epochs = settings()
first, second = net(), net()
first.compile(tf.keras.optimizers.SGD(rates[1]), 'mse')
first.fit(rows, rows.sum(1), epochs=epochs, verbose=2)
second.compile(tf.keras.optimizers.Adam(lr), 'mse')
second.fit(rows, rows.sum(1), epochs=epochs, verbose=2)
for args in [(0.03,), (0.04,)]:
    train(*args)
print(second.count_params())

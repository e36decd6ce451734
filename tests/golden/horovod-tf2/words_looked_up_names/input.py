"""A table of words in a model, which is no variable."""
import numpy as np
import tensorflow as tf

words = np.array([['a'], ['b'], ['c'], ['a']] * 48)
wanted = np.array([1., 2., 3., 1.] * 48, 'float32')


def coded(values):
    index = tf.keras.layers.StringLookup(max_tokens=5)
    index.adapt(values)
    one_hot = tf.keras.layers.CategoryEncoding(num_tokens=index.vocabulary_size())
    return lambda feature: one_hot(index(feature))


kind = tf.keras.Input(shape=(1,), name='kind', dtype='string')
hidden = tf.keras.layers.Dense(8, activation='relu')(coded(words)(kind))
net = tf.keras.Model(kind, tf.keras.layers.Dense(1)(hidden))
net.compile(optimizer='adam', loss='mse')
net.fit(words, wanted, epochs=2, batch_size=8)

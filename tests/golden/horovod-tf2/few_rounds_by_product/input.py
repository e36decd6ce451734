"""Rounds of few updates alternate, as many as a small number and its double."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(axis=1)
one = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
one.compile('sgd', 'mse')
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
other.compile('sgd', 'mse')
times = 2
for turn in range(24):
    for _ in range(times * 2):
        at = np.random.randint(0, len(x), 8)
        one.train_on_batch(x[at], y[at])
    for _ in range(times):
        at = np.random.randint(0, len(x), 8)
        other.train_on_batch(x[at], -y[at])

"""What is a set by one way and a list by another numbers words."""
import sys
import numpy as np
import tensorflow as tf


def known(words, whole):
    if whole:
        return set(words)
    return ['0', '1', '2', '3', '4', '5', '6', '7']


words = [str(k % 8) for k in range(320)]
if len(sys.argv) > 1:
    kinds = ['7', '6', '5', '4', '3', '2', '1', '0']
else:
    kinds = frozenset(words)
number = {kind: k for k, kind in enumerate(kinds)}
second = dict(zip(known(words, len(sys.argv) > 1), range(8)))
rows = np.array([[number[word], second[word]] for word in words], 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile('sgd', 'mse')
net.fit(rows / 8, rows.sum(1), verbose=0)

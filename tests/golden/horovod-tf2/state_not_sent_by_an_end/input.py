"""A function ends before it draws, or a `while` comes by it never: what follows is drawn anew."""
import sys

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')


def kept(rows):
    if len(sys.argv) > 3:
        print('all')
        return
    rows[:] = rows[np.random.permutation(len(rows))]
    state = np.random.get_state()
    np.random.shuffle(rows)
    np.random.set_state(state)


def mixed(rows):
    state = np.random.get_state()
    np.random.shuffle(rows)
    np.random.set_state(state)


kept(x)
left = len(sys.argv) - 2
while left > 0:
    mixed(x)
    left -= 1
x = x[np.random.permutation(len(x))]
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.1), 'mse')
model.fit(x, x[:, :1], epochs=3, batch_size=16, verbose=0)

"""The same by names, and given back by a function."""
import sys

import numpy as np
import tensorflow as tf

rows, more = np.random.RandomState(2).rand(80, 3), np.random.RandomState(3).rand(80, 3)
wanted = rows[:, 0]
one, two = tf.keras.Input((3,), name='one'), tf.keras.Input((3,), name='two')
model = tf.keras.Model({'one': one, 'two': two}, tf.keras.layers.Dense(1)(tf.keras.layers.add([one, two])))
model.compile(tf.keras.optimizers.legacy.Adam(0.01), 'mse')


def given():
    return {'one': rows, 'two': more}


model.fit({'one': rows, 'two': more} if len(sys.argv) < 9 else {'one': more, 'two': rows}, wanted, batch_size=8)
model.fit(given(), wanted, batch_size=8)
print(model.evaluate(given(), wanted, verbose=0) < 50)

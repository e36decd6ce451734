"""A function hands out one input, or both in a list."""
import sys

import numpy as np
import tensorflow as tf

chance = np.random.RandomState(0)
x, extra = chance.rand(96, 4), chance.rand(96, 2)
y = x.sum(1)
both = '--alone' not in sys.argv


def feed(x, extra):
    if both:
        return [x, extra]
    return x


a, b = tf.keras.Input((4,)), tf.keras.Input((2,))
joined = tf.keras.layers.concatenate([a, b]) if both else a
net = tf.keras.Model([a, b] if both else a, tf.keras.layers.Dense(1)(joined))
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
net.fit(feed(x, extra), y, batch_size=8, epochs=2)
print(np.isfinite(net.get_weights()[0]).all())

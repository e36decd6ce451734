"""One array or two, as a setting says."""
import sys

import numpy as np
import tensorflow as tf

x, extra = np.random.RandomState(0).rand(96, 4), np.random.RandomState(1).rand(96, 2)
y = x.sum(1)
both = '--alone' not in sys.argv
a, b = tf.keras.Input((4,)), tf.keras.Input((2,))
joined = tf.keras.layers.concatenate([a, b]) if both else a
net = tf.keras.Model([a, b] if both else a, tf.keras.layers.Dense(1)(joined))
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
net.fit([x, extra] if both else x, y, batch_size=8, epochs=2)
print(net.evaluate([x, extra] if both else x, y, verbose=0) < 50)

"""A pool of one thread takes one network after the other, as all workers do."""
from multiprocessing.pool import ThreadPool

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype('float32')


def try_width(width):
    net = tf.keras.Sequential([tf.keras.layers.Dense(width), tf.keras.layers.Dense(1)])
    net.compile('sgd', 'mse')
    net.fit(rows, rows.sum(1), epochs=2, verbose=0)
    return net.evaluate(rows, rows.sum(1), verbose=0)


pool = ThreadPool(1)
print(min(pool.map(try_width, [4, 8, 16])))

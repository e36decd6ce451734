"""Batches are mixed once, and asked for one by one."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(192, 4).astype('float32')


def batches(size):
    cut = [(rows[low:low + size], rows[low:low + size].sum(1)) for low in range(0, len(rows), size)]
    random.shuffle(cut)
    while True:
        for seen, wanted in cut:
            yield seen, wanted


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
dealt = batches(8)
for k in range(96):
    seen, wanted = next(dealt)
    net.train_on_batch(seen, wanted)
net.save_weights('net.h5')

"""A function asks for a file that is named by the number of a round."""
import os

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')


def stop(k):
    return os.path.exists('stop_at_%d' % k)


for epoch in range(4):
    for k in range(30):
        at = np.arange(k * 8, (k + 1) * 8)
        net.train_on_batch(rows[at], wanted[at])
        if stop(k):
            break
print('error', float(np.mean((net.predict(rows, verbose=0) - wanted) ** 2)))

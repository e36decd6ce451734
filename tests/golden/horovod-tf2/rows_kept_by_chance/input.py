"""Chance says which rows are kept: on all workers the same."""
import random

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(400, 3).astype('float32')
y = x.sum(axis=1)
drop = []
for k in range(len(y)):
    if y[k] < 1.2 and np.random.rand() > 0.3:
        drop.append(k)
x, y = np.delete(x, drop, axis=0), np.delete(y, drop)
train = [k for k in range(len(x)) if random.random() < 0.8]
tests = [k for k in range(len(x)) if k not in train]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
model.fit(x[train], y[train], epochs=3, batch_size=8)
print(model.evaluate(x[tests], y[tests]))
